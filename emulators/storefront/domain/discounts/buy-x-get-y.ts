import type { CostedLine } from "#storefront/domain/cart/price-lines.ts";
import type { Bundle, DiscountValue } from "./discount.ts";
import { type Collections, isEntitled } from "./is-entitled.ts";
import { percentOf } from "./split-amount.ts";

type BuyXGetY = Extract<DiscountValue, { kind: "buyXGetY" }>;

/**
 * What each line saves, for as many times as the cart has the items to buy besides the items to get. Each item counts only once.
 * The cheapest items are the ones to get (help.shopify.com, "Buy X get Y discounts").
 */
export function toBuyXGetYAmounts(
  { buys, gets, usesPerOrder }: BuyXGetY,
  lines: readonly CostedLine[],
  catalog: Collections,
): number[] {
  const parts = lines.map(({ line, each, merchandise }, index) => ({
    index,
    quantity: line.quantity,
    price: each.amount,
    isBought: isEntitled(merchandise.product, buys.items, catalog),
    isGot: isEntitled(merchandise.product, gets.items, catalog),
  }));
  const uses = Math.min(countUses(parts, buys, gets), usesPerOrder ?? Number.POSITIVE_INFINITY);
  let toGet = uses * gets.quantity;
  let spare = count(parts, ({ isBought }) => isBought) - uses * buys.quantity;

  const amounts = lines.map(() => 0);
  const cheapestFirst = parts.filter(({ isGot }) => isGot).toSorted((one, other) => one.price - other.price);
  for (const { index, quantity, price, isBought } of cheapestFirst) {
    const got = Math.min(quantity, toGet, isBought ? spare : Number.POSITIVE_INFINITY);
    amounts[index] = percentOf(price, gets.percent) * got;
    toGet -= got;
    if (isBought) spare -= got;
  }
  return amounts;
}

interface Part {
  quantity: number;
  isBought: boolean;
  isGot: boolean;
}

/** How many times there are enough items of each kind, and enough of both together for items of both kinds. */
function countUses(parts: readonly Part[], buys: Bundle, gets: Bundle): number {
  const bought = count(parts, ({ isBought }) => isBought);
  const got = count(parts, ({ isGot }) => isGot);
  const either = count(parts, ({ isBought, isGot }) => isBought || isGot);
  return Math.min(
    Math.floor(bought / buys.quantity),
    Math.floor(got / gets.quantity),
    Math.floor(either / (buys.quantity + gets.quantity)),
  );
}

function count(parts: readonly Part[], isCounted: (part: Part) => boolean): number {
  return parts.filter(isCounted).reduce((sum, { quantity }) => sum + quantity, 0);
}
