import { updateRequest } from "#features/cart/cart-requests.ts";
import { changeCart } from "#features/cart/cart-response.server.ts";

/** A change of a line as a plain form sends it, which has no PATCH. */
export async function POST(request: Request): Promise<Response> {
  return changeCart(request, updateRequest, (cart, { lines }) => cart.update(lines));
}
