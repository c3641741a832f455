import type { Currency } from "#storefront/domain/catalog/product.ts";
import type { Discount } from "#storefront/domain/discounts/discount.ts";
import type { Refusal } from "#storefront/domain/discounts/refusal.ts";
import type { EnteredCode } from "#storefront/checkout/pages/checkout-page-props.ts";
import { formatMoney } from "#storefront/checkout/pages/format-money.ts";
import type { CheckoutServices } from "#storefront/checkout/checkout-services.ts";
import type { CheckoutTotals } from "#storefront/checkout/checkout-totals.ts";

interface RefusedCode {
  code: string;
  refusal: Refusal;
  /** null for an unknown code. */
  discount: Discount | null;
  currency: Currency;
  now: Date;
}

/** The codes on a cart, with the reasons of those that save nothing. */
export function explainCodes(
  { codes, currency }: Pick<CheckoutTotals, "codes" | "currency">,
  { discounts, now }: Pick<CheckoutServices, "discounts" | "now">,
): EnteredCode[] {
  return codes.map(({ code, refusal }) => ({
    code,
    reason:
      refusal && explainRefusal({ code, refusal, discount: discounts.byCode(code), currency, now: now() }),
  }));
}

/** Why a discount code saves nothing, in a sentence that says what would help. */
export function explainRefusal({ code, refusal, discount, currency, now }: RefusedCode): string {
  switch (refusal) {
    case "DISCOUNT_NOT_FOUND":
      return `We don’t know the discount code ${code}. Check the spelling.`;
    case "DISCOUNT_CURRENTLY_INACTIVE":
      return explainDates(code, discount, now);
    case "DISCOUNT_USAGE_LIMIT_REACHED":
      return `${code} has reached its usage limit.`;
    case "DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED":
      return `You’ve used ${code} before, and it works once per customer.`;
    case "DISCOUNT_CUSTOMER_NOT_ELIGIBLE":
      return `${code} isn’t valid in your country.`;
    case "DISCOUNT_NO_ENTITLED_LINE_ITEMS":
      return `${code} doesn’t apply to anything in your cart.`;
    case "DISCOUNT_NO_ENTITLED_SHIPPING_LINES":
      return `${code} is for delivery, and nothing in your cart is delivered.`;
    case "DISCOUNT_PURCHASE_NOT_IN_RANGE":
    case "DISCOUNT_QUANTITY_NOT_IN_RANGE":
      return explainMinimum(code, discount, currency);
    case "DISCOUNT_CODE_NOT_HONOURED":
      return `${code} can’t be combined with your other discounts, which save you more.`;
  }
}

function explainDates(code: string, discount: Discount | null, now: Date): string {
  if (discount && now.toISOString() < discount.startsAt)
    return `${code} starts on ${toDay(discount.startsAt)}.`;
  return discount?.endsAt ? `${code} ended on ${toDay(discount.endsAt)}.` : `${code} has ended.`;
}

function explainMinimum(code: string, discount: Discount | null, currency: Currency): string {
  const { minimum, value } = discount ?? {};
  switch (minimum?.kind) {
    case "subtotal":
      return `${code} requires ${formatMoney(minimum.amounts[currency], currency)} or more of eligible items.`;
    case "quantity":
      return `${code} requires ${minimum.quantity} or more eligible items.`;
    case undefined:
      return value?.kind === "buyXGetY"
        ? `${code} is for ${value.buys.quantity + value.gets.quantity} or more items.`
        : `${code} requires more items in your cart.`;
  }
}

function toDay(moment: string): string {
  return new Date(moment).toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });
}
