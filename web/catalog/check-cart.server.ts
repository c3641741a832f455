import "server-only";
import type { Cart } from "#commerce/cart/cart.ts";
import { readCartMerchandise } from "#commerce/cart/cart.server.ts";
import { toEarliestDay } from "#commerce/cart/gift-day.ts";
import type { CartError } from "#commerce/cart/cart-error.ts";
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
