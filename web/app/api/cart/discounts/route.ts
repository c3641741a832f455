import { codeRequest } from "#features/cart/cart-requests.ts";
import { changeCart } from "#features/cart/cart-response.server.ts";

/** Adds a discount code to the cart, or to what the cart to come will have. */
export async function POST(request: Request): Promise<Response> {
  return changeCart(request, codeRequest, (cart, { code }) => cart.addCode(code));
}

export async function DELETE(request: Request): Promise<Response> {
  return changeCart(request, codeRequest, (cart, { code }) => cart.removeCode(code));
}
