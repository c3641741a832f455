import type { Currency } from "#commerce/offer.ts";

/**
 * Narrows a currency code to the shop's two. Throws a RangeError for any other, because a wrong symbol means a wrong
 * price.
 */
export function toCurrency({ currencyCode }: { currencyCode: string }): Currency {
  if (currencyCode === "USD" || currencyCode === "CAD") return currencyCode;
  throw new RangeError(`The shop doesn't sell in ${currencyCode}.`);
}
