import { removeRequest } from "#commerce/cart-api/cart-requests.ts";
import { handleCartMutation } from "#commerce/cart-api/cart-handlers.server.ts";

/** A plain form's "Remove" button. Forms can't send DELETE. */
export async function POST(request: Request): Promise<Response> {
  return handleCartMutation(request, removeRequest, (cart, { lineIds }) => cart.remove(lineIds));
}
