import { codeRequest } from "#commerce/cart-api/cart-requests.ts";
import { handleCartMutation } from "#commerce/cart-api/cart-handlers.server.ts";

/** Adds a discount code to the cart, or to the next one. */
export async function POST(request: Request): Promise<Response> {
  return handleCartMutation(request, codeRequest, (cart, { code }) => cart.addCode(code));
}

export async function DELETE(request: Request): Promise<Response> {
  return handleCartMutation(request, codeRequest, (cart, { code }) => cart.removeCode(code));
}
