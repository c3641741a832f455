import type { CartWarningCode } from "@shopify/hydrogen-react/storefront-api-types";

/**
 * Why a code doesn't apply, as a phrase that follows the code. The keys are Shopify's CartWarningCode values. The
 * 2025-01 schema lacks them, but Shopify retired that version and serves a newer one.
 */
export const refusalMessages = {
  DISCOUNT_NOT_FOUND: "isn’t a code we know. Please check the spelling, and enter gift cards at checkout.",
  DISCOUNT_CURRENTLY_INACTIVE: "can’t be used now. It has ended or hasn’t started yet.",
  DISCOUNT_USAGE_LIMIT_REACHED: "has been used as many times as it can be.",
  DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED: "can’t be used again with your email address.",
  DISCOUNT_CUSTOMER_NOT_ELIGIBLE: "isn’t available to you or in your country.",
  DISCOUNT_ELIGIBLE_CUSTOMER_MISSING:
    "is for certain customers. Enter your email address at checkout to use it.",
  DISCOUNT_INCOMPATIBLE_PURCHASE_TYPE: "isn’t for this kind of purchase.",
  DISCOUNT_NO_ENTITLED_LINE_ITEMS: "isn’t for anything in your cart.",
  DISCOUNT_NO_ENTITLED_SHIPPING_LINES: "is for shipping, and nothing in your cart is shipped.",
  DISCOUNT_PURCHASE_NOT_IN_RANGE: "needs a higher subtotal. It applies once your cart gets there.",
  DISCOUNT_QUANTITY_NOT_IN_RANGE: "needs more items. It applies once they’re in your cart.",
  DISCOUNT_CODE_NOT_HONOURED: "can’t be combined with a discount that saves you more.",
} as const satisfies Record<CodeRefusal, string>;

export type CodeRefusal = Extract<CartWarningCode, `DISCOUNT_${string}`>;

/** Reasons that are about what's in the cart. */
export const needsAnotherCart: ReadonlySet<CodeRefusal> = new Set([
  "DISCOUNT_INCOMPATIBLE_PURCHASE_TYPE",
  "DISCOUNT_NO_ENTITLED_LINE_ITEMS",
  "DISCOUNT_NO_ENTITLED_SHIPPING_LINES",
  "DISCOUNT_PURCHASE_NOT_IN_RANGE",
  "DISCOUNT_QUANTITY_NOT_IN_RANGE",
  "DISCOUNT_CODE_NOT_HONOURED",
]);

/** Shopify may reject a code without a reason. */
const unexplained = "doesn’t take anything off what’s in your cart.";

export const toRefusalMessage = (refusal: CodeRefusal | undefined): string =>
  refusal ? refusalMessages[refusal] : unexplained;

interface Code {
  code: string;
  applicable: boolean;
}

interface Warning {
  code: string;
  message: string;
}

/**
 * The reasons in a change's warnings, by code. A warning targets the cart, not a code. Its message may name the code;
 * otherwise warnings come in the order of the codes. A code without a clear reason is left out.
 */
export function findRefusals(
  codes: readonly Code[],
  warnings: readonly Warning[],
): ReadonlyMap<string, CodeRefusal> {
  const refused = codes.filter(({ applicable }) => !applicable).map(({ code }) => code);
  const reasons = warnings.filter(({ code }) => code.startsWith("DISCOUNT_"));
  const isNamed = (code: string, { message }: Warning) => ` ${message} `.includes(` ${code} `);
  const byName = refused.map((code) => [code, reasons.find((reason) => isNamed(code, reason))] as const);
  const unnamed = reasons.filter((reason) => refused.every((code) => !isNamed(code, reason)));
  const remaining = byName.flatMap(([code, reason]) => (reason ? [] : [code]));
  const inOrder =
    remaining.length === unnamed.length
      ? remaining.map((code, index) => [code, unnamed[index]] as const)
      : [];
  return new Map(
    [...byName, ...inOrder].flatMap(([code, reason]): [string, CodeRefusal][] =>
      reason && isKnown(reason.code) ? [[code, reason.code]] : [],
    ),
  );
}

const isKnown = (name: string): name is CodeRefusal => Object.hasOwn(refusalMessages, name);
