import { toProblemMessage } from "#commerce/cart/cart-problem.ts";
import { codeAlreadyAdded } from "#commerce/cart/discount-codes.ts";

/** The notice to show on the cart page, from its address; null for an unknown name. */
export const toNotice = (notice: unknown): string | null =>
  notice === "code-there" ? codeAlreadyAdded : toProblemMessage(notice);
