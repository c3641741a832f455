/**
 * Why a code takes nothing off: the names that warnings have for it from version 2025-07 on (schema, CartWarningCode). Left out are
 * DISCOUNT_ELIGIBLE_CUSTOMER_MISSING and DISCOUNT_INCOMPATIBLE_PURCHASE_TYPE: the shop has neither customers nor subscriptions.
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
 * A refusal in words for the shopper. Those of an unknown code, one that has ended, one whose minimum is not met and one that is not
 * honored are Shopify's (seen in answers of version 2026-04); the others are not known and tell what the schema says of the name.
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
