import { readProblemMessage } from "#commerce/cart/cart-problem.ts";
import { codeAlreadyAdded } from "#commerce/cart/discount-codes.ts";

/** The notice to show on the cart page, from its address; null for an unknown name. */
export const readNotice = (notice: unknown): string | null =>
  notice === "code-there" ? codeAlreadyAdded : readProblemMessage(notice);
