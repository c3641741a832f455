import { removeRequest } from "#features/cart/cart-requests.ts";
import { changeCart } from "#features/cart/cart-response.server.ts";

/** "Remove" as a plain form sends it; a form has no other way to ask for a deletion. */
export async function POST(request: Request): Promise<Response> {
  return changeCart(request, removeRequest, (cart, { lineIds }) => cart.remove(lineIds));
}
