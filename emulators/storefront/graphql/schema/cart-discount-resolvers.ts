import type { Currency } from "#storefront/domain/catalog/product.ts";
import type { Allocation } from "#storefront/domain/discounts/apply-discounts.ts";
import { type Discount, type Entitled, toDiscountClass } from "#storefront/domain/discounts/discount.ts";
import { toMoney } from "#storefront/domain/money.ts";

/** What one discount takes off, with the discount it comes from. */
export function toDiscountAllocation(allocation: Allocation, currency: Currency) {
  const { discount, code, amount } = allocation;
  const discountApplication = toApplication(discount, currency);
  const common = {
    discountedAmount: toMoney(amount, currency),
    targetType: discountApplication.targetType,
    discountApplication,
  };
  return code === null
    ? { __typename: "CartAutomaticDiscountAllocation", title: discount.title, ...common }
    : { __typename: "CartCodeDiscountAllocation", code, ...common };
}

function toApplication(discount: Discount, currency: Currency) {
  const { value } = discount;
  switch (value.kind) {
    case "percentage": {
      const isOrder = toDiscountClass(discount) === "order";
      return {
        allocationMethod: isOrder ? "ACROSS" : "EACH",
        targetSelection: toSelection(value.items),
        targetType: "LINE_ITEM",
        value: toPercentage(value.percent),
      };
    }
    case "fixedAmount":
      return {
        allocationMethod: value.onEachItem ? "EACH" : "ACROSS",
        targetSelection: toSelection(value.items),
        targetType: "LINE_ITEM",
        value: { __typename: "MoneyV2", ...toMoney(value.amounts[currency], currency) },
      };
    case "buyXGetY":
      return {
        allocationMethod: "EACH",
        targetSelection: "ENTITLED",
        targetType: "LINE_ITEM",
        value: toPercentage(value.gets.percent),
      };
    case "freeShipping":
      return {
        allocationMethod: "EACH",
        targetSelection: "ALL",
        targetType: "SHIPPING_LINE",
        value: toPercentage(100),
      };
  }
}

function toSelection({ kind }: Entitled): "ALL" | "ENTITLED" {
  return kind === "all" ? "ALL" : "ENTITLED";
}

function toPercentage(percentage: number) {
  return { __typename: "PricingPercentageValue", percentage };
}
