import { readProblemMessage } from "#commerce/cart/cart-problem.ts";
import { codeAlreadyAdded } from "#commerce/cart/discount-codes.ts";

/** What the cart's page has to say after a plain form led there, from its address; null for a name that is not ours. */
export const readNotice = (notice: unknown): string | null =>
  notice === "code-there" ? codeAlreadyAdded : readProblemMessage(notice);
