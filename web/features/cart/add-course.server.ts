import "server-only";
import { addCartLines, createCart } from "#commerce/cart/cart.server.ts";
import type { CartChange } from "#commerce/cart/cart.ts";
import { createStudentId, toCourseSeat } from "#commerce/cart/course-seat.ts";
import type { Gid } from "#lib/gid.ts";
import { forgetCart, readShopper, rememberCart } from "./cart-cookie.server.ts";
import type { CartProblem } from "./reasons.ts";

/** Puts one seat of a course into the shopper's cart, or into a new one when theirs is gone. Null when it is in. */
export async function addCourse(merchandiseId: Gid<"ProductVariant">): Promise<CartProblem | null> {
  const { cartId, country } = await readShopper();
  const lines = [toCourseSeat(merchandiseId, createStudentId())];
  try {
    const added = cartId ? await addCartLines({ cartId, lines, country }) : null;
    // A completed or expired cart is answered with none.
    const change = added?.cart ? added : await createCart({ lines, country });
    if (change.cart) await rememberCart(change.cart.id);
    return toProblem(change);
  } catch (error) {
    console.error("A course could not be added to a cart.", error);
    // SPEC §8: a failed add to an existing cart also clears it.
    if (cartId) await forgetCart();
    return "add-failed";
  }
}

function toProblem({ cart, userErrors, warnings }: CartChange): CartProblem | null {
  if (!cart || userErrors.length > 0) return "add-failed";
  return warnings.some(({ code }) => code === "MERCHANDISE_OUT_OF_STOCK") ? "sold-out" : null;
}
