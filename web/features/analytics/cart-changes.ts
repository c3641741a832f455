import type { CartLine } from "#commerce/cart/cart.ts";
import { toCurrency } from "#commerce/cart/to-currency.ts";
import { toVariantNumber } from "#commerce/product-variants.ts";
import type { ClientCart } from "#commerce/cart-api/cart-response.ts";
import type { AnalyticsItem, ShopEvent } from "./analytics-events.ts";

/** A line of which there's more or less than before. */
export interface ChangedLine {
  line: CartLine;
  /** How many more; negative for fewer. */
  difference: number;
}

/** What a change did to a cart's quantities, by variant: a line that's replaced by a like one is no change. */
export function toChangedLines(before: ClientCart | null, after: ClientCart | null): ChangedLine[] {
  const lines = [...(after?.lines.nodes ?? []), ...(before?.lines.nodes ?? [])];
  const byVariant = new Map(lines.map((line) => [line.merchandise.id, line]));
  return [...byVariant.values()].flatMap((line) => {
    const difference = count(after, line.merchandise.id) - count(before, line.merchandise.id);
    return difference === 0 ? [] : [{ line, difference }];
  });
}

const count = (cart: ClientCart | null, variantId: string) =>
  (cart?.lines.nodes ?? [])
    .filter(({ merchandise }) => merchandise.id === variantId)
    .reduce((sum, { quantity }) => sum + quantity, 0);

/** One event for all that was added, and one for all that was removed. */
export function toCartEvents(changes: readonly ChangedLine[]): ShopEvent[] {
  const added = changes.filter(({ difference }) => difference > 0);
  const removed = changes.filter(({ difference }) => difference < 0);
  return [...toEvent("add_to_cart", added), ...toEvent("remove_from_cart", removed)];
}

function toEvent(event: "add_to_cart" | "remove_from_cart", changes: readonly ChangedLine[]): ShopEvent[] {
  const [first, ...others] = changes.map(toItem);
  const [change] = changes;
  if (!first || !change) return [];
  const items: [AnalyticsItem, ...AnalyticsItem[]] = [first, ...others];
  const value = items.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  const currency = toCurrency(change.line.cost.amountPerQuantity);
  return [{ event, ecommerce: { currency, value: Math.round(value * 100) / 100, items } }];
}

function toItem({ line: { merchandise, cost }, difference }: ChangedLine): AnalyticsItem {
  return {
    item_name: merchandise.product.title,
    item_id: toVariantNumber(merchandise.id),
    item_sku: merchandise.sku,
    item_category: merchandise.product.productType,
    price: Number(cost.amountPerQuantity.amount),
    quantity: Math.abs(difference),
  };
}
