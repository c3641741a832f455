import { codeRequest } from "#commerce/cart-api/cart-requests.ts";
import { handleCartMutation } from "#commerce/cart-api/cart-handlers.server.ts";

/** "Remove" beside a code as a plain form sends it. */
export async function POST(request: Request): Promise<Response> {
  return handleCartMutation(request, codeRequest, (cart, { code }) => cart.removeCode(code));
}
