import { updateRequest } from "#commerce/cart-api/cart-requests.ts";
import { handleCartMutation } from "#commerce/cart-api/cart-handlers.server.ts";

/** Changes a line from a plain form. Forms can't send PATCH. */
export async function POST(request: Request): Promise<Response> {
  return handleCartMutation(request, updateRequest, (cart, { lines }) => cart.update(lines));
}
