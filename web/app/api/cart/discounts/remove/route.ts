import { codeRequest } from "#commerce/cart-api/cart-requests.ts";
import { handleCartMutation } from "#commerce/cart-api/cart-handlers.server.ts";

/** A plain form's "Remove" button beside a code. */
export async function POST(request: Request): Promise<Response> {
  return handleCartMutation(request, codeRequest, (cart, { code }) => cart.removeCode(code));
}
