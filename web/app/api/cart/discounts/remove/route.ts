import { codeRequest } from "#features/cart/cart-requests.ts";
import { changeCart } from "#features/cart/cart-response.server.ts";

/** "Remove" beside a code as a plain form sends it. */
export async function POST(request: Request): Promise<Response> {
  return changeCart(request, codeRequest, (cart, { code }) => cart.removeCode(code));
}
