/**
 * Why a code saves nothing, by the names of warnings from version 2025-07 on (schema, CartWarningCode). Leaves out
 * DISCOUNT_ELIGIBLE_CUSTOMER_MISSING and DISCOUNT_INCOMPATIBLE_PURCHASE_TYPE, because the shop has neither customers nor
 * subscriptions.
 */
export type Refusal =
  | "DISCOUNT_NOT_FOUND"
  | "DISCOUNT_CURRENTLY_INACTIVE"
  | "DISCOUNT_USAGE_LIMIT_REACHED"
  | "DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED"
  | "DISCOUNT_CUSTOMER_NOT_ELIGIBLE"
  | "DISCOUNT_NO_ENTITLED_LINE_ITEMS"
  | "DISCOUNT_NO_ENTITLED_SHIPPING_LINES"
  | "DISCOUNT_PURCHASE_NOT_IN_RANGE"
  | "DISCOUNT_QUANTITY_NOT_IN_RANGE"
  | "DISCOUNT_CODE_NOT_HONOURED";

/**
 * The shopper's message for a reason. Those for a code that's unknown, ended, below its minimum or not honored are Shopify's
 * (seen in responses of version 2026-04). The others aren't known and follow the schema's descriptions.
 */
export function describeRefusal(refusal: Refusal, code: string): string {
  switch (refusal) {
    case "DISCOUNT_NOT_FOUND":
      return "Enter a valid discount code";
    case "DISCOUNT_CURRENTLY_INACTIVE":
      return "This discount is not valid anymore";
    case "DISCOUNT_USAGE_LIMIT_REACHED":
      return `The ${code} discount code has reached its usage limit`;
    case "DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED":
      return `You have already used the ${code} discount code`;
    case "DISCOUNT_CUSTOMER_NOT_ELIGIBLE":
      return `The ${code} discount code is not available to you`;
    case "DISCOUNT_NO_ENTITLED_SHIPPING_LINES":
      return `The ${code} discount code is not valid for the delivery of your cart`;
    case "DISCOUNT_NO_ENTITLED_LINE_ITEMS":
    case "DISCOUNT_PURCHASE_NOT_IN_RANGE":
    case "DISCOUNT_QUANTITY_NOT_IN_RANGE":
      return `The ${code} discount code is not valid for the items in your cart`;
    case "DISCOUNT_CODE_NOT_HONOURED":
      return `The ${code} discount code is not honored`;
  }
}
