import "server-only";
import type { Cart } from "#commerce/cart/cart.ts";
import { readCartMerchandise } from "#commerce/cart/cart.server.ts";
import { toEarliestDay } from "#commerce/cart/days-on-earth.ts";
import { type CartError, findSoldOut } from "#commerce/cart/cart-error.ts";
import { validateCart } from "#commerce/cart/validate-cart.ts";
import { readCourseNeeds } from "#content/courses.server.ts";

interface Check {
  cart: Cart;
  isSchool: boolean;
  hasAgreed: boolean;
}

/**
 * Errors that block checkout, checked against the shop's products and the courses' prerequisites. Throws
 * StorefrontError.
 */
export async function checkCart(check: Check): Promise<CartError[]> {
  const [merchandise, courses] = await Promise.all([readCartMerchandise(check.cart), readCourseNeeds()]);
  return validateCart({ ...check, merchandise, courses, today: toEarliestDay(new Date()) });
}

/**
 * What sold out or was withdrawn from sale since it was added, told before the shopper checks out. While the shop doesn't respond, it's
 * what the cart itself tells.
 */
export async function readSoldOut(cart: Cart): Promise<CartError[]> {
  const lines = cart.lines.nodes;
  if (lines.length === 0) return [];
  try {
    return findSoldOut(lines, await readCartMerchandise(cart));
  } catch (error) {
    console.error("Reading what's on sale for a cart failed.", error);
    return findSoldOut(lines);
  }
}
