import type { CartUserErrorFragment } from "#commerce/generated/graphql.ts";
import type { CartChange } from "./cart.ts";

// Separate from the table because every page's script includes them.
export const countryFailed =
  "We couldn’t change the currency, so prices stay as they were. Try again in a minute.";
export const changeFailed = "We couldn’t change your cart. Please check it and try again.";

/** Messages for the shopper about a change that didn't go as asked. */
export const problemMessages = {
  "add-failed": "We couldn’t add that to your cart. Please try again.",
  "cart-cleared":
    "We couldn’t add that, and your cart had to be emptied. Try again to start a new cart with it.",
  "codes-failed": "We couldn’t apply your discount codes. Reload the page to try again.",
  "country-failed": countryFailed,
  "change-failed": changeFailed,
  unreachable: "We can’t reach the shop right now. Your cart is safe. Please try again in a minute.",
  "not-found": "The shop no longer sells that.",
  "sold-out": "This is sold out, so it stays in your cart with a quantity of 0.",
  "not-enough": "We have fewer of these than you asked for, so we’ve put all that are left in your cart.",
  "cart-full": "A cart holds 100 lines. Check out with these first, then order the rest.",
  "no-gifts": "You can’t buy gifts with ClassWallet.",
  "no-codes": "You can’t use discount codes with ClassWallet.",
  "no-delivery":
    "We can’t ship to the address that ClassWallet has for your school. Check it there, or remove what’s shipped.",
  "too-many": "Too many requests. Wait a minute, then try again.",
  invalid: "Something in that form wasn’t valid, so your cart hasn’t changed. Please check it and try again.",
  "line-gone": "This is no longer in your cart.",
} as const;

export type ProblemCode = keyof typeof problemMessages;

export interface CartProblem {
  code: ProblemCode;
  message: string;
  /** Set when the problem is about one line. */
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

/** The distinct problems Shopify reports for a change, except those about codes, which appear beside the codes. */
export function findProblems({ cart, userErrors, warnings }: CartChange, failed: ProblemCode): CartProblem[] {
  return [
    ...userErrors.map((error) =>
      toProblem(codeByUserError[error.code ?? ""] ?? logUnexpected(error, failed)),
    ),
    ...warnings.flatMap(({ code, target }) => {
      const problemCode = warned[code];
      if (!problemCode) return [];
      const left = cart?.lines.nodes.find(({ id }) => id === target)?.quantity;
      const problem = toProblem(problemCode, target);
      return problemCode === "not-enough" && left !== undefined
        ? [{ ...problem, message: `Only ${left} left, so we’ve set your cart to ${left}.` }]
        : [problem];
    }),
  ].filter(
    ({ code, lineId }, index, all) =>
      index === all.findIndex((other) => other.code === code && other.lineId === lineId),
  );
}

/** The shopper can't help it, so somebody else has to know (requirements §8.5). */
function logUnexpected({ code, message }: CartUserErrorFragment, failed: ProblemCode): ProblemCode {
  console.error("Shopify refused to change a cart.", code, message);
  return failed;
}

const codeByUserError: Readonly<Record<string, ProblemCode>> = {
  INVALID_MERCHANDISE_LINE: "line-gone",
  LESS_THAN: "cart-full",
  CART_TOO_LARGE: "cart-full",
};

/** The message for a name in the URL; null for an unknown name. */
export function toProblemMessage(name: unknown): string | null {
  return typeof name === "string" && Object.hasOwn(problemMessages, name)
    ? problemMessages[name as ProblemCode]
    : null;
}
