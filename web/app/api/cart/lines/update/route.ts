import { updateRequest } from "#commerce/cart-api/cart-requests.ts";
import { handleCartMutation } from "#commerce/cart-api/cart-handlers.server.ts";

/** A change of a line as a plain form sends it, which has no PATCH. */
export async function POST(request: Request): Promise<Response> {
  return handleCartMutation(request, updateRequest, (cart, { lines }) => cart.update(lines));
}
