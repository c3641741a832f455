import type { Currency } from "#storefront/domain/catalog/product.ts";
import type { Shown } from "#storefront/checkout/checkout-form.ts";
import { countries } from "#storefront/domain/regions/countries.ts";
import type { CheckoutCountry } from "#storefront/domain/regions/region.ts";
import { type Quote, toDue } from "#storefront/checkout/quote.ts";
import { formatMoney } from "#storefront/checkout/pages/format-money.ts";

interface Now {
  quote: Quote;
  country: CheckoutCountry;
  /** When the cart last changed. */
  updatedAt: string;
}

/** Records what a page shows of a quote, so that it's known later whether the shopper saw it. */
export function toShown(quote: Quote, updatedAt: string): Omit<Shown, "refused"> {
  const { currency, taxes, lines, total } = quote;
  const due = toDue(quote);
  return {
    cart: updatedAt,
    currency,
    due,
    giftCards: total - due,
    isFinal: taxes !== null,
    each: Object.fromEntries(lines.map(({ merchandiseId, each }) => [merchandiseId, each])),
  };
}

/** What differs from what the page showed, in sentences for the shopper. Empty if they saw what they're about to order. */
export function describeChanges(shown: Shown | null, { quote, country, updatedAt }: Now): string[] {
  const { currency } = quote;
  const due = toDue(quote);
  const total = `The total is ${formatMoney(due, currency)}`;
  if (!shown) return [`${total}.`];
  if (shown.currency !== currency) {
    return [
      `Prices are in ${currencies[currency]} now, because the order is from ${countries[country].name}. ${total}.`,
    ];
  }
  const prices = listPriceChanges(shown, quote);
  if (due !== shown.due) {
    const cause = shown.isFinal || prices.length > 0 ? "" : "Tax for your region is included now. ";
    return [
      ...prices,
      ...listCoverChange(shown, quote),
      `${cause}${total}. It was ${formatMoney(shown.due, currency)}.`,
    ];
  }
  if (prices.length > 0) return [...prices, `${total} as before.`];
  if (updatedAt !== shown.cart) return [`Your cart was changed in another window. ${total}.`];
  return [];
}

function listPriceChanges(shown: Shown, { lines, currency }: Quote): string[] {
  const changed = lines.filter(({ merchandiseId, each }) => (shown.each[merchandiseId] ?? each) !== each);
  const byVariant = new Map(changed.map((line) => [line.merchandiseId, line]));
  return Array.from(byVariant.values(), ({ merchandiseId, productTitle, each }) => {
    const before = formatMoney(shown.each[merchandiseId] ?? each, currency);
    return `${productTitle} costs ${formatMoney(each, currency)} now. It was ${before}.`;
  });
}

/** If gift cards cover less although more is due, they were used elsewhere, expired, or were removed. */
function listCoverChange(shown: Shown, quote: Quote): string[] {
  const due = toDue(quote);
  const covered = quote.total - due;
  if (covered >= shown.giftCards || due <= shown.due) return [];
  const [now, before] = [formatMoney(covered, quote.currency), formatMoney(shown.giftCards, quote.currency)];
  return [`Gift cards cover ${now} of this order now, instead of ${before}.`];
}

const currencies: Record<Currency, string> = { USD: "US dollars", CAD: "Canadian dollars" };
