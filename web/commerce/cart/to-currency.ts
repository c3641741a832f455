import type { Currency } from "#commerce/offer.ts";

/** The shop sells in two currencies. Throws a RangeError on any other, for a wrong sign is a wrong price. */
export function toCurrency({ currencyCode }: { currencyCode: string }): Currency {
  if (currencyCode === "USD" || currencyCode === "CAD") return currencyCode;
  throw new RangeError(`The shop does not sell in ${currencyCode}.`);
}
