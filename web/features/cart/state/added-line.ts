import type { CartLine } from "#commerce/cart/cart.ts";
import type { CartSuggestion } from "#commerce/cart/suggest.ts";
import type { CartResponse, ClientCart } from "#commerce/cart-api/cart-response.ts";

/** The result of the last add. */
export interface AddedLine {
  /** Null when the cart doesn't contain it. */
  line: CartLine | null;
  /** How many lines like it were added at once. */
  count: number;
  suggestions: readonly CartSuggestion[];
}

export const toAddedLine = (answer: CartResponse): AddedLine => ({
  line: answer.cart?.lines.nodes.find(({ id }) => id === answer.lastAddedId) ?? null,
  count: answer.lastAddedCount ?? 1,
  suggestions: answer.suggestions ?? [],
});

/** The added line at its current price, because another tab may have changed the currency. */
export function inCurrencyOf(
  cart: ClientCart | null | undefined,
  { line, suggestions }: AddedLine,
): Partial<AddedLine> {
  const currentLine = cart?.lines.nodes.find(({ id }) => id === line?.id);
  const isSame = currentLine?.cost.totalAmount.currencyCode === line?.cost.totalAmount.currencyCode;
  return currentLine ? { line: currentLine, suggestions: isSame ? suggestions : [] } : {};
}
