import {
  type Amounts,
  type Discount,
  type DiscountMinimum,
  type DiscountValue,
  type Entitled,
} from "#storefront/domain/discounts/discount.ts";
import type { ProductIndex } from "#storefront/domain/catalog/product-index.ts";
import { formatMoney } from "#storefront/checkout/pages/format-money.ts";

/** Describes what a discount gives in a sentence. `catalog` has the titles of its products. */
export function describeDiscount(discount: Discount, catalog: ProductIndex): string {
  const { value, minimum, countries, oncePerCustomer } = discount;
  const conditions = [
    describeValue(value, (items) => describeItems(items, catalog)),
    minimum && describeMinimum(minimum),
    countries && `for buyers in ${countries.join(" and ")}`,
    oncePerCustomer && "once per customer",
  ].filter((condition) => typeof condition === "string");
  return `${conditions.join(", ")}.`;
}

export type DiscountState = "scheduled" | "active" | "ended" | "used up";

export function toDiscountState(
  { startsAt, endsAt, usageLimit }: Discount,
  uses: number,
  now: Date,
): DiscountState {
  if (endsAt !== null && new Date(endsAt) <= now) return "ended";
  if (usageLimit !== null && uses >= usageLimit) return "used up";
  return new Date(startsAt) > now ? "scheduled" : "active";
}

function describeValue(value: DiscountValue, describe: (items: Entitled) => string): string {
  switch (value.kind) {
    case "percentage":
      return `${value.percent}% off ${describe(value.items)}`;
    case "fixedAmount": {
      const each = value.onEachItem ? "each of " : "";
      return `${describeAmounts(value.amounts)} off ${each}${describe(value.items)}`;
    }
    case "buyXGetY": {
      const { buys, gets } = value;
      const off = gets.percent === 100 ? "free" : `${gets.percent}% off`;
      return `Buy ${buys.quantity} of ${describe(buys.items)}, get ${gets.quantity} of ${describe(gets.items)} ${off}`;
    }
    case "freeShipping":
      return "Free shipping";
  }
}

function describeItems(items: Entitled, catalog: ProductIndex): string {
  if (items.kind === "all") return "everything";
  const find = items.kind === "products" ? catalog.productByHandle : catalog.collectionByHandle;
  return items.handles.map((handle) => find(handle)?.title ?? handle).join(", ");
}

function describeMinimum(minimum: DiscountMinimum): string {
  return minimum.kind === "quantity"
    ? `for ${minimum.quantity} or more items`
    : `for orders of ${describeAmounts(minimum.amounts)} or more`;
}

function describeAmounts({ USD, CAD }: Amounts): string {
  return `${formatMoney(USD, "USD")} (${formatMoney(CAD, "CAD")})`;
}
