import type {
  CartFragment,
  CartUserErrorFragment,
  CartWarningFragment,
} from "#commerce/generated/graphql.ts";
import type { CodeRefusal } from "./code-refusal.ts";

/** A code of a cart, with the reason why it takes nothing off where Shopify has told it. */
export type CartCode = CartFragment["discountCodes"][number] & { refusal?: CodeRefusal };

type CartCost = CartFragment["cost"];

/** A cart with all its lines. */
export type Cart = Omit<CartFragment, "lines" | "discountCodes" | "cost"> & {
  cost: CartCost & { totalTaxAmount: NonNullable<CartCost["totalTaxAmount"]> };
  lines: { nodes: CartFragment["lines"]["nodes"] };
  discountCodes: readonly CartCode[];
};
export type CartLine = Cart["lines"]["nodes"][number];

/** What Shopify says of a change: a cart it no longer has is null. */
export interface CartChange {
  cart: Cart | null;
  userErrors: readonly CartUserErrorFragment[];
  warnings: readonly CartWarningFragment[];
}

/** What a change comes to that asked for nothing new. */
export const unchanged = (cart: Cart | null): CartChange => ({ cart, userErrors: [], warnings: [] });
