import type { CartLine } from "#commerce/cart/cart.ts";
import { toCurrency } from "#commerce/cart/to-currency.ts";
import { browserStorage } from "#lib/browser-storage.ts";
import { readStoredText, writeStoredText } from "#lib/stored-text.ts";
import type { Currency } from "#commerce/offer.ts";

/** The unit price of something in the cart. */
export interface LinePrice {
  /** The variant's id. */
  id: string;
  title: string;
  amount: string;
  currency: Currency;
}

/** Amounts a shopper has seen, by variant and currency. */
export type SeenPrices = Readonly<Record<string, string>>;

export interface PriceChange extends LinePrice {
  /** The amount last seen. */
  before: string;
}

/** The prices in a cart, one per variant. */
export const toLinePrices = (lines: readonly CartLine[]): LinePrice[] =>
  Array.from(
    new Map(
      lines.map(({ merchandise: { id, price, product } }) => [
        id,
        { id, title: product.title, amount: price.amount, currency: toCurrency(price) },
      ]),
    ).values(),
  );

/** Records these prices as seen. */
export const toSeenPrices = (prices: readonly LinePrice[]): SeenPrices =>
  Object.fromEntries(prices.map((price) => [toKey(price), price.amount]));

/** Prices that differ from those last seen, in the same currency. */
export const findPriceChanges = (seen: SeenPrices, prices: readonly LinePrice[]): PriceChange[] =>
  prices.flatMap((price) => {
    const seenAmount = seen[toKey(price)];
    return seenAmount === undefined || Number(seenAmount) === Number(price.amount)
      ? []
      : [{ ...price, before: seenAmount }];
  });

/** Valid input for `formatMoney`. */
const isAmount = /^\d{1,12}(?:\.\d{1,2})?$/;

/** From localStorage; empty when it's unavailable or malformed. */
export function readSeenPrices(): SeenPrices {
  try {
    const stored: unknown = JSON.parse(readStoredText(browserStorage.seenPrices) ?? "{}");
    return Object.fromEntries(
      Object.entries<unknown>(Object(stored)).flatMap(([key, amount]) =>
        typeof amount === "string" && isAmount.test(amount) ? [[key, amount]] : [],
      ),
    );
  } catch {
    return {};
  }
}

/** Stores them in localStorage. */
export const keepSeenPrices = (seen: SeenPrices): void =>
  // Without storage there is nothing to compare next time.
  void writeStoredText(browserStorage.seenPrices, JSON.stringify(seen));

const toKey = ({ id, currency }: LinePrice) => `${id} ${currency}`;
