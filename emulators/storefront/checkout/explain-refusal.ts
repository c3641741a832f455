import type { Currency } from "#storefront/domain/catalog/product.ts";
import type { Discount } from "#storefront/domain/discounts/discount.ts";
import type { Refusal } from "#storefront/domain/discounts/refusal.ts";
import { formatMoney } from "#storefront/checkout/pages/format-money.ts";

interface RefusedCode {
  code: string;
  refusal: Refusal;
  /** Null for a code nobody knows. */
  discount: Discount | null;
  currency: Currency;
  now: Date;
}

/** Why a discount code takes nothing off, in a sentence that says what would help. */
export function explainRefusal({ code, refusal, discount, currency, now }: RefusedCode): string {
  switch (refusal) {
    case "DISCOUNT_NOT_FOUND":
      return `We know no discount code ${code}. Check its letters.`;
    case "DISCOUNT_CURRENTLY_INACTIVE":
      return explainDates(code, discount, now);
    case "DISCOUNT_USAGE_LIMIT_REACHED":
      return `${code} has been used as often as it can be.`;
    case "DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED":
      return `You have used ${code} before, and it works once for each customer.`;
    case "DISCOUNT_CUSTOMER_NOT_ELIGIBLE":
      return `${code} is not for your country.`;
    case "DISCOUNT_NO_ENTITLED_LINE_ITEMS":
      return `${code} is not for anything in your cart.`;
    case "DISCOUNT_NO_ENTITLED_SHIPPING_LINES":
      return `${code} is for delivery, and nothing in your cart is delivered.`;
    case "DISCOUNT_PURCHASE_NOT_IN_RANGE":
    case "DISCOUNT_QUANTITY_NOT_IN_RANGE":
      return explainMinimum(code, discount, currency);
    case "DISCOUNT_CODE_NOT_HONOURED":
      return `${code} cannot be used together with your other discounts, which save you more.`;
  }
}

function explainDates(code: string, discount: Discount | null, now: Date): string {
  if (discount && now.toISOString() < discount.startsAt)
    return `${code} begins on ${toDay(discount.startsAt)}.`;
  return discount?.endsAt ? `${code} ended on ${toDay(discount.endsAt)}.` : `${code} is over.`;
}

function explainMinimum(code: string, discount: Discount | null, currency: Currency): string {
  const { minimum, value } = discount ?? {};
  switch (minimum?.kind) {
    case "subtotal":
      return `${code} needs ${formatMoney(minimum.amounts[currency], currency)} or more of what it is for.`;
    case "quantity":
      return `${code} needs ${minimum.quantity} or more of what it is for.`;
    case undefined:
      return value?.kind === "buyXGetY"
        ? `${code} is for ${value.buys.quantity + value.gets.quantity} or more items.`
        : `${code} needs more in your cart.`;
  }
}

function toDay(moment: string): string {
  return new Date(moment).toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });
}
