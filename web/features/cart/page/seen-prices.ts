import type { CartLine } from "#commerce/cart/cart.ts";
import { toCurrency } from "#commerce/cart/to-currency.ts";
import { browserStorage } from "#lib/browser-storage.ts";
import type { Currency } from "#commerce/offer.ts";

/** What something in the cart costs, a piece. */
export interface LinePrice {
  /** Of the variant. */
  id: string;
  title: string;
  amount: string;
  currency: Currency;
}

/** The amounts a shopper has seen, by variant and currency. */
export type SeenPrices = Readonly<Record<string, string>>;

export interface PriceChange extends LinePrice {
  /** The amount the shopper saw last. */
  before: string;
}

/** What the lines of a cart cost, each variant once. */
export const toLinePrices = (lines: readonly CartLine[]): LinePrice[] =>
  Array.from(
    new Map(
      lines.map(({ merchandise: { id, price, product } }) => [
        id,
        { id, title: product.title, amount: price.amount, currency: toCurrency(price) },
      ]),
    ).values(),
  );

/** What a shopper to whom these prices were shown has seen. */
export const toSeenPrices = (prices: readonly LinePrice[]): SeenPrices =>
  Object.fromEntries(prices.map((price) => [toKey(price), price.amount]));

/** What costs something else than when the shopper saw it last, in the same currency. */
export const findPriceChanges = (seen: SeenPrices, prices: readonly LinePrice[]): PriceChange[] =>
  prices.flatMap((price) => {
    const before = seen[toKey(price)];
    return before === undefined || Number(before) === Number(price.amount) ? [] : [{ ...price, before }];
  });

const storageKey = browserStorage.seenPrices.name;

/** What `formatMoney` reads. */
const isAmount = /^\d{1,12}(?:\.\d{1,2})?$/;

/** From this browser; none where it keeps nothing, or something that is not ours. */
export function readSeenPrices(): SeenPrices {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? "{}");
    return Object.fromEntries(
      Object.entries<unknown>(Object(kept)).flatMap(([key, amount]) =>
        typeof amount === "string" && isAmount.test(amount) ? [[key, amount]] : [],
      ),
    );
  } catch {
    return {};
  }
}

/** For the next time in this browser. */
export function keepSeenPrices(seen: SeenPrices): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(seen));
  } catch {
    // A browser that keeps nothing has no last time.
  }
}

const toKey = ({ id, currency }: LinePrice) => `${id} ${currency}`;
