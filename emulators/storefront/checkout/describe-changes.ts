import type { Currency } from "#storefront/domain/catalog/product.ts";
import type { Shown } from "#storefront/checkout/checkout-form.ts";
import { countries } from "#storefront/domain/regions/countries.ts";
import type { CheckoutCountry } from "#storefront/domain/regions/region.ts";
import { type CheckoutTotals, toAmountDue } from "#storefront/checkout/checkout-totals.ts";
import type { EnteredCode } from "#storefront/checkout/pages/checkout-page-props.ts";
import { formatMoney } from "#storefront/checkout/pages/format-money.ts";

interface Now {
  totals: CheckoutTotals;
  codes: readonly EnteredCode[];
  country: CheckoutCountry;
  /** When the cart last changed. */
  updatedAt: string;
}

/** Records what a page shows of the totals, so that it's known later whether the shopper saw it. */
export function toShown(totals: CheckoutTotals, updatedAt: string): Omit<Shown, "refused"> {
  const { currency, taxes, lines, total } = totals;
  const due = toAmountDue(totals);
  return {
    cart: updatedAt,
    currency,
    due,
    giftCards: total - due,
    isFinal: taxes !== null,
    each: Object.fromEntries(lines.map(({ merchandiseId, each }) => [merchandiseId, each])),
    codes: toSavings(totals),
  };
}

/** What each code on the cart takes off. */
function toSavings({ codes, lines, shipping }: CheckoutTotals): Record<string, number> {
  const taken = [...lines.flatMap(({ discounts }) => discounts), ...(shipping?.discounts ?? [])];
  const count = (code: string) =>
    taken.reduce((sum, discount) => sum + (discount.code === code ? discount.amount : 0), 0);
  return Object.fromEntries(codes.map(({ code }) => [code, count(code)]));
}

/** What differs from what the page showed, in sentences for the shopper. Empty if they saw what they're about to order. */
export function describeChanges(shown: Shown | null, { totals, codes, country, updatedAt }: Now): string[] {
  const { currency } = totals;
  const due = toAmountDue(totals);
  const total = `The total is ${formatMoney(due, currency)}`;
  if (!shown) return [`${total}.`];
  if (shown.currency !== currency) {
    return [
      `Prices are in ${currencies[currency]} now, because the order is from ${countries[country].name}. ${total}.`,
    ];
  }
  const changes = [...listPriceChanges(shown, totals), ...listCodeChanges(shown, totals, codes)];
  if (due !== shown.due) {
    const tax = shown.isFinal || totals.tax === 0 ? "" : "Tax for your region is included now. ";
    return [
      ...changes,
      ...listCoverChange(shown, totals),
      `${tax}${total}. It was ${formatMoney(shown.due, currency)}.`,
    ];
  }
  if (changes.length > 0) return [...changes, `${total} as before.`];
  if (updatedAt !== shown.cart) return [`Your cart was changed in another window. ${total}.`];
  return [];
}

function listPriceChanges(shown: Shown, { lines, currency }: CheckoutTotals): string[] {
  const changed = lines.filter(({ merchandiseId, each }) => (shown.each[merchandiseId] ?? each) !== each);
  const byVariant = new Map(changed.map((line) => [line.merchandiseId, line]));
  return Array.from(byVariant.values(), ({ merchandiseId, productTitle, each }) => {
    const before = formatMoney(shown.each[merchandiseId] ?? each, currency);
    return `${productTitle} costs ${formatMoney(each, currency)} now. It was ${before}.`;
  });
}

/** Codes that no longer take anything off, and those on the cart that do instead. */
function listCodeChanges(shown: Shown, totals: CheckoutTotals, codes: readonly EnteredCode[]): string[] {
  const savings = toSavings(totals);
  // What was lost comes before what took its place.
  const known = Object.entries(shown.codes).toSorted(([, one], [, other]) => other - one);
  return known.flatMap(([code, before]) => {
    const now = savings[code] ?? 0;
    if (before === 0) return now > 0 ? [`${code} takes off ${formatMoney(now, totals.currency)} now.`] : [];
    const entered = codes.find((other) => other.code === code);
    const reason = entered ? entered.reason : `${code} was removed from your cart.`;
    return reason === null
      ? []
      : [`${reason} The ${formatMoney(before, totals.currency)} it took off is due again.`];
  });
}

/** If gift cards cover less although more is due, they were used elsewhere, expired, or were removed. */
function listCoverChange(shown: Shown, totals: CheckoutTotals): string[] {
  const due = toAmountDue(totals);
  const covered = totals.total - due;
  if (covered >= shown.giftCards || due <= shown.due) return [];
  const [now, before] = [
    formatMoney(covered, totals.currency),
    formatMoney(shown.giftCards, totals.currency),
  ];
  return [`Gift cards cover ${now} of this order now, instead of ${before}.`];
}

const currencies: Record<Currency, string> = { USD: "US dollars", CAD: "Canadian dollars" };
