import { removeRequest } from "#commerce/cart-api/cart-requests.ts";
import { handleCartMutation } from "#commerce/cart-api/cart-handlers.server.ts";

/** "Remove" as a plain form sends it; a form has no other way to ask for a deletion. */
export async function POST(request: Request): Promise<Response> {
  return handleCartMutation(request, removeRequest, (cart, { lineIds }) => cart.remove(lineIds));
}
