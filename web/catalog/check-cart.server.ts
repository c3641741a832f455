import "server-only";
import type { Cart } from "#commerce/cart/cart.ts";
import { readCartMerchandise } from "#commerce/cart/cart.server.ts";
import { toEarliestDay } from "#commerce/cart/gift-day.ts";
import { type CartError, validateCart } from "#commerce/cart/validate-cart.ts";
import { readCourseNeeds } from "#content/courses.server.ts";

interface Check {
  cart: Cart;
  isSchool: boolean;
  hasAgreed: boolean;
}

/** What is to be seen to before a cart is paid for, by what the shop sells and what the courses ask for. Throws StorefrontError. */
export async function checkCart(check: Check): Promise<CartError[]> {
  const [merchandise, courses] = await Promise.all([readCartMerchandise(check.cart), readCourseNeeds()]);
  return validateCart({ ...check, merchandise, courses, today: toEarliestDay(new Date()) });
}
