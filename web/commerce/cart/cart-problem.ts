import type { CartChange } from "./cart.ts";

/** Apart from the others, since each page's script has it. */
export const countryFailed =
  "We couldn't change the currency, so prices stay as they were. Try again in a minute.";

/** Why a cart is not as the shopper asked, in words for them. */
export const problemMessages = {
  "add-failed": "We could not put that in your cart. Please try again.",
  "cart-cleared":
    "We couldn't add that, and your cart had to be emptied. Try again to start a new cart with it.",
  "codes-failed": "We couldn't apply your discount codes. Load this page again to try once more.",
  "country-failed": countryFailed,
  "change-failed": "We could not change your cart. Please check it and try again.",
  unreachable: "We cannot reach the shop right now. Your cart is kept: please try again in a minute.",
  "not-found": "The shop does not sell that any more.",
  "sold-out": "This is sold out, so it stays in your cart with a quantity of 0.",
  "not-enough": "The shop has fewer of these than you asked for: you have all that are left.",
  "cart-full": "A cart holds 100 lines. Check out with these first, then order the rest.",
  "no-gifts": "Gifts cannot be paid with ClassWallet.",
  "no-codes": "Discount codes cannot be used with ClassWallet.",
  "too-many": "That was a lot at once. Wait a minute, then try again.",
  invalid: "Some of that could not be read, so your cart is as it was. Please check it and try again.",
  "line-gone": "This is no longer in your cart.",
} as const;

export type ProblemCode = keyof typeof problemMessages;

export interface CartProblem {
  code: ProblemCode;
  message: string;
  /** The line it is about, where it is about one. */
  lineId?: string;
}

export const toProblem = (code: ProblemCode, lineId?: string): CartProblem => ({
  code,
  message: problemMessages[code],
  ...(lineId !== undefined && { lineId }),
});

const warned: Readonly<Record<string, ProblemCode>> = {
  MERCHANDISE_OUT_OF_STOCK: "sold-out",
  MERCHANDISE_NOT_ENOUGH_STOCK: "not-enough",
};

/** What Shopify says of a change that it did not make as asked, once each. What it says of codes stands at them. */
export function findProblems({ userErrors, warnings }: CartChange, failed: ProblemCode): CartProblem[] {
  return [
    ...userErrors.map(({ code }) => toProblem(refused[code ?? ""] ?? failed)),
    ...warnings.flatMap(({ code, target }) => {
      const known = warned[code];
      return known ? [toProblem(known, target)] : [];
    }),
  ].filter(
    ({ code, lineId }, index, all) =>
      index === all.findIndex((one) => one.code === code && one.lineId === lineId),
  );
}

const refused: Readonly<Record<string, ProblemCode>> = {
  INVALID_MERCHANDISE_LINE: "line-gone",
  LESS_THAN: "cart-full",
  CART_TOO_LARGE: "cart-full",
};

/** The words for what an address names; null for a name that is not ours. */
export function readProblemMessage(name: unknown): string | null {
  // Object.hasOwn says what the type cannot.
  return typeof name === "string" && Object.hasOwn(problemMessages, name)
    ? problemMessages[name as ProblemCode]
    : null;
}
