import "server-only";
import { removeCartLines } from "#commerce/cart/cart.server.ts";
import { readShopper } from "./cart-cookie.server.ts";
import type { CartProblem } from "./reasons.ts";

/** Takes a line out of the shopper's cart; the cart is kept when that fails. */
export async function removeLine(lineId: string): Promise<CartProblem | null> {
  const { cartId, country } = await readShopper();
  if (!cartId) return null;
  try {
    const { userErrors } = await removeCartLines({ cartId, lineIds: [lineId], country });
    return userErrors.length > 0 ? "remove-failed" : null;
  } catch (error) {
    console.error("A line could not be removed from a cart.", error);
    return "remove-failed";
  }
}
