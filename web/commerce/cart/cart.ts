import type {
  CartFragment,
  CartUserErrorFragment,
  CartWarningFragment,
} from "#commerce/generated/graphql.ts";
import type { CodeRefusal } from "./code-refusal.ts";

/** A discount code, with the reason it doesn't apply if Shopify gave one. */
export type CartCode = CartFragment["discountCodes"][number] & { refusal?: CodeRefusal };

type CartCost = CartFragment["cost"];

/** A cart with all its lines. */
export type Cart = Omit<CartFragment, "lines" | "discountCodes" | "cost"> & {
  cost: CartCost & { totalTaxAmount: NonNullable<CartCost["totalTaxAmount"]> };
  lines: { nodes: CartFragment["lines"]["nodes"] };
  discountCodes: readonly CartCode[];
};
export type CartLine = Cart["lines"]["nodes"][number];

/** Shopify's response to a change. The cart is null when it no longer exists. */
export interface CartChange {
  cart: Cart | null;
  userErrors: readonly CartUserErrorFragment[];
  warnings: readonly CartWarningFragment[];
}

/** The result of a change that asked for nothing new. */
export const unchanged = (cart: Cart | null): CartChange => ({ cart, userErrors: [], warnings: [] });
