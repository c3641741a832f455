import { savingsLabel } from "#commerce/pricing/savings-label.ts";
import { currencyChoices } from "#commerce/country.ts";
import { formatMoney } from "#commerce/money.ts";
import type { Offer } from "#commerce/offer.ts";

/** A price in both currencies, as a sentence without a period. */
export function describeOffer(offer: Offer): string {
  if (offer.kind === "unavailable") return "Price unavailable";
  const prices = currencyChoices.map(({ currency }) => {
    const lowest = offer.lowest?.[currency];
    const { amount, compareAtAmount } = lowest ?? offer.prices[currency];
    const savings = savingsLabel(amount, compareAtAmount);
    const price = (lowest ? "from " : "") + formatMoney(amount, currency);
    return compareAtAmount && savings
      ? `${price} (regular price ${formatMoney(compareAtAmount, currency)}, ${savings})`
      : price;
  });
  return prices.join(" or ") + (offer.availableForSale ? "" : ", sold out");
}
