/**
 * Why a code takes nothing off, in words that follow the code. The names are Shopify's (CartWarningCode): the schema of 2025-01 has
 * none of them, but Shopify has retired that version and answers as a newer one.
 */
export const refusalMessages = {
  DISCOUNT_NOT_FOUND: "isn't a code we know. Please check the spelling.",
  DISCOUNT_CURRENTLY_INACTIVE: "can't be used now: it has ended, or hasn't started yet.",
  DISCOUNT_USAGE_LIMIT_REACHED: "has been used as many times as it can be.",
  DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED: "has been used with your email address as often as it can be.",
  DISCOUNT_CUSTOMER_NOT_ELIGIBLE: "isn't for your country, or isn't for you.",
  DISCOUNT_ELIGIBLE_CUSTOMER_MISSING:
    "is for certain customers. Enter your email address at checkout to use it.",
  DISCOUNT_INCOMPATIBLE_PURCHASE_TYPE: "isn't for this kind of purchase.",
  DISCOUNT_NO_ENTITLED_LINE_ITEMS: "isn't for anything in your cart.",
  DISCOUNT_NO_ENTITLED_SHIPPING_LINES: "is for shipping, and nothing in your cart is shipped.",
  DISCOUNT_PURCHASE_NOT_IN_RANGE: "needs a higher subtotal. It applies once your cart gets there.",
  DISCOUNT_QUANTITY_NOT_IN_RANGE: "needs more items. It applies once they're in your cart.",
  DISCOUNT_CODE_NOT_HONOURED: "isn't used: it doesn't go together with a discount that saves you more.",
} as const;

export type CodeRefusal = keyof typeof refusalMessages;

/** Shopify may refuse a code without a word. */
const unexplained = "doesn't take anything off what's in your cart.";

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
 * The reasons that a change's warnings give, by the code they are about. A warning names the cart, not the code: its message may,
 * and those that don't come in the order of the codes. A code that nobody can tell the reason of has none.
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
  const rest = byName.flatMap(([code, reason]) => (reason ? [] : [code]));
  const inOrder =
    rest.length === unnamed.length ? rest.map((code, index) => [code, unnamed[index]] as const) : [];
  return new Map(
    [...byName, ...inOrder].flatMap(([code, reason]): [string, CodeRefusal][] =>
      reason && isKnown(reason.code) ? [[code, reason.code]] : [],
    ),
  );
}

const isKnown = (name: string): name is CodeRefusal => Object.hasOwn(refusalMessages, name);
