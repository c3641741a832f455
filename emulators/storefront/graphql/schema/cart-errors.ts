import { toLineKey } from "#storefront/domain/cart/cart.ts";
import type { ApiVersion } from "#storefront/graphql/api/api-versions.ts";

/** The codes that this emulator returns, among those in both versions. The schema's CartErrorCode explains each. */
type CommonErrorCode =
  | "ADDRESS_FIELD_CONTAINS_EMOJIS"
  | "ADDRESS_FIELD_CONTAINS_HTML_TAGS"
  | "ADDRESS_FIELD_CONTAINS_URL"
  | "ADDRESS_FIELD_DOES_NOT_MATCH_EXPECTED_PATTERN"
  | "ADDRESS_FIELD_IS_REQUIRED"
  | "ADDRESS_FIELD_IS_TOO_LONG"
  | "INVALID"
  | "INVALID_DELIVERY_ADDRESS_ID"
  | "INVALID_DELIVERY_GROUP"
  | "INVALID_DELIVERY_OPTION"
  | "INVALID_MERCHANDISE_LINE"
  | "INVALID_METAFIELDS"
  | "INVALID_ZIP_CODE_FOR_COUNTRY"
  | "INVALID_ZIP_CODE_FOR_PROVINCE"
  | "LESS_THAN"
  | "NOTE_TOO_LONG"
  | "ONLY_ONE_DELIVERY_ADDRESS_CAN_BE_SELECTED"
  | "TOO_MANY_DELIVERY_ADDRESSES";

export interface CartUserError {
  code: CommonErrorCode | "CART_TOO_LARGE" | "SELLING_PLAN_NOT_APPLICABLE";
  field: string[];
  message: string;
}

export const noSuchCart: CartUserError = {
  code: "INVALID",
  field: ["cartId"],
  message: "The specified cart does not exist.",
};

export function noSuchMerchandise(id: string, field: string[]): CartUserError {
  return { code: "INVALID", field, message: `The merchandise with id ${id} does not exist.` };
}

export function noSuchLine(id: string, field: string[]): CartUserError {
  return {
    code: "INVALID_MERCHANDISE_LINE",
    field,
    message: `The merchandise line with id ${toLineKey(id)} does not exist.`,
  };
}

/** The shop has no subscriptions. The code isn't in the schema of 2025-01. */
export function noSuchSellingPlan(field: string[], version: ApiVersion): CartUserError {
  return {
    code: version === "2025-01" ? "INVALID" : "SELLING_PLAN_NOT_APPLICABLE",
    field,
    message: "Cannot apply selling plan to variant",
  };
}

/**
 * Shopify documents the limit (help.shopify.com, "Cart limits"), not the error. The code is the closest in the schema, from
 * 2025-07 on.
 */
export function tooManyLines(max: number, field: string[], version: ApiVersion): CartUserError {
  return {
    code: version === "2025-01" ? "LESS_THAN" : "CART_TOO_LARGE",
    field,
    message: `The cart is too large to save: it can hold ${max} lines.`,
  };
}
