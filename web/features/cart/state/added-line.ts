import type { CartLine } from "#commerce/cart/cart.ts";
import { toAttributesByKey } from "#commerce/cart/to-attributes-by-key.ts";
import type { CartSuggestion } from "#commerce/cart/suggest.ts";
import type { CartResponse, ClientCart } from "#commerce/cart-api/cart-response.ts";

/** The result of the last add. */
export interface AddedLine {
  /** Null when the cart doesn't contain it. */
  line: CartLine | null;
  /** How many lines like it were added at once. */
  count: number;
  /** Whether they differ only in their ids, such as gifts with the same card. */
  isAlike: boolean;
  suggestions: readonly CartSuggestion[];
}

export function toAddedLine(answer: CartResponse): AddedLine {
  const { lastAddedId, lastAddedCount: count = 1, suggestions = [] } = answer;
  const lines = answer.cart?.lines.nodes ?? [];
  const line = lines.find(({ id }) => id === lastAddedId) ?? null;
  // Shopify lists the newest first.
  const added = lines.filter(({ merchandise }) => merchandise.id === line?.merchandise.id).slice(0, count);
  return { line, count, isAlike: new Set(added.map(toDetails)).size < 2, suggestions };
}

function toDetails(line: CartLine): string {
  const { giftId: _gift, studentId: _student, ...details } = toAttributesByKey(line);
  return JSON.stringify(details);
}

/** The added line at its current price, because another tab may have changed the currency. */
export function inCurrencyOf(
  cart: ClientCart | null | undefined,
  { line, suggestions }: AddedLine,
): Partial<AddedLine> {
  const currentLine = cart?.lines.nodes.find(({ id }) => id === line?.id);
  const isSame = currentLine?.cost.totalAmount.currencyCode === line?.cost.totalAmount.currencyCode;
  return currentLine ? { line: currentLine, suggestions: isSame ? suggestions : [] } : {};
}
