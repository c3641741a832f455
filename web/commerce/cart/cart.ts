import type {
  CartFragment,
  CartUserErrorFragment,
  CartWarningFragment,
} from "#commerce/generated/graphql.ts";

/** A cart with all its lines. */
export type Cart = Omit<CartFragment, "lines"> & { lines: { nodes: CartFragment["lines"]["nodes"] } };
export type CartLine = Cart["lines"]["nodes"][number];

/** What Shopify says of a change: a cart it no longer has is null. */
export interface CartChange {
  cart: Cart | null;
  userErrors: readonly CartUserErrorFragment[];
  warnings: readonly CartWarningFragment[];
}
