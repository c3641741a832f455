import type { CostedLine } from "#storefront/domain/cart/price-lines.ts";
import type { Currency } from "#storefront/domain/catalog/product.ts";
import { toBuyXGetYAmounts } from "./buy-x-get-y.ts";
import type { Discount, DiscountMinimum, Entitled } from "./discount.ts";
import { type Collections, isEntitled } from "./is-entitled.ts";
import type { Refusal } from "./refusal.ts";
import type { Orders } from "#storefront/domain/orders/orders.ts";

/** What decides whether a discount applies. */
export interface Situation {
  lines: readonly CostedLine[];
  currency: Currency;
  /** The buyer's country. */
  country: string;
  email: string | null;
  now: Date;
  catalog: Collections;
  orders: Pick<Orders, "usesOf">;
}

/**
 * The first reason a discount doesn't apply, or null if it does. A minimum counts only eligible items. Without an email address,
 * no use counts yet, and the checkout checks again.
 */
export function checkDiscount(discount: Discount, situation: Situation): Refusal | null {
  const { lines, currency, country, email, now, catalog, orders } = situation;
  const { method, countries } = discount;
  const hasEnded = discount.endsAt !== null && now >= new Date(discount.endsAt);
  if (hasEnded || now < new Date(discount.startsAt)) return "DISCOUNT_CURRENTLY_INACTIVE";
  const held = lines.filter(({ line }) => line.quantity > 0);
  if (held.length === 0) return "DISCOUNT_CODE_NOT_HONOURED";
  if (method.kind === "code") {
    const { usageLimit, oncePerCustomer } = discount;
    if (usageLimit !== null && orders.usesOf(method.code) >= usageLimit) {
      return "DISCOUNT_USAGE_LIMIT_REACHED";
    }
    if (oncePerCustomer && email !== null && orders.usesOf(method.code, email) > 0) {
      return "DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED";
    }
  }
  if (countries !== null && !countries.includes(country)) return "DISCOUNT_CUSTOMER_NOT_ELIGIBLE";
  return checkItems(discount, held, currency, catalog);
}

function checkItems(
  { value, minimum }: Discount,
  lines: readonly CostedLine[],
  currency: Currency,
  catalog: Collections,
): Refusal | null {
  const listFor = (items: Entitled) =>
    lines.filter(({ merchandise }) => isEntitled(merchandise.product, items, catalog));
  switch (value.kind) {
    case "percentage":
    case "fixedAmount": {
      const entitled = listFor(value.items);
      return entitled.length === 0
        ? "DISCOUNT_NO_ENTITLED_LINE_ITEMS"
        : checkMinimum(minimum, entitled, currency);
    }
    case "buyXGetY": {
      if (listFor(value.buys.items).length === 0) return "DISCOUNT_NO_ENTITLED_LINE_ITEMS";
      const isEnough = toBuyXGetYAmounts(value, lines, catalog).some((amount) => amount > 0);
      return isEnough ? checkMinimum(minimum, lines, currency) : "DISCOUNT_QUANTITY_NOT_IN_RANGE";
    }
    case "freeShipping": {
      const isDelivered = lines.some(({ merchandise }) => merchandise.variant.requiresShipping);
      return isDelivered ? checkMinimum(minimum, lines, currency) : "DISCOUNT_NO_ENTITLED_SHIPPING_LINES";
    }
  }
}

function checkMinimum(
  minimum: DiscountMinimum | null,
  lines: readonly CostedLine[],
  currency: Currency,
): Refusal | null {
  switch (minimum?.kind) {
    case undefined:
      return null;
    case "subtotal": {
      const subtotal = lines.reduce((sum, line) => sum + line.subtotal, 0);
      return subtotal < minimum.amounts[currency] ? "DISCOUNT_PURCHASE_NOT_IN_RANGE" : null;
    }
    case "quantity": {
      const quantity = lines.reduce((sum, { line }) => sum + line.quantity, 0);
      return quantity < minimum.quantity ? "DISCOUNT_QUANTITY_NOT_IN_RANGE" : null;
    }
  }
}
