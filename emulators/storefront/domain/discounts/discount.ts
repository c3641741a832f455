import type { Currency } from "#storefront/domain/catalog/product.ts";

/** Whole cents in each of the shop's currencies. */
export type Amounts = Record<Currency, number>;

/** What a discount applies to, by handles, as in all of the shop's own data. */
export type Entitled =
  | { kind: "all" }
  | { kind: "products"; handles: readonly string[] }
  | { kind: "collections"; handles: readonly string[] };

export type DiscountValue =
  /** 12.5 is 12.5%. On everything it's taken off the order, on some products off each of their lines. */
  | { kind: "percentage"; percent: number; items: Entitled }
  /** Once per order, spread over the eligible lines, or off each item. */
  | { kind: "fixedAmount"; amounts: Amounts; items: Entitled; onEachItem: boolean }
  /** Buying this many of some items makes this many of others cheaper. 100% makes them free. */
  | { kind: "buyXGetY"; buys: Bundle; gets: Bundle & { percent: number }; usesPerOrder: number | null }
  | { kind: "freeShipping" };

export interface Bundle {
  quantity: number;
  items: Entitled;
}

export type DiscountMinimum = { kind: "subtotal"; amounts: Amounts } | { kind: "quantity"; quantity: number };

/**
 * Shopify's three classes decide which discounts can be combined (help.shopify.com, "Combining discounts"): product discounts are
 * taken off lines, order discounts off the cart's subtotal, shipping discounts off the delivery.
 */
export type DiscountClass = "product" | "order" | "shipping";

export interface Discount {
  id: `gid://shopify/DiscountNode/${string}`;
  /** The shopper sees this for an automatic discount. */
  title: string;
  method: { kind: "code"; code: string } | { kind: "automatic" };
  value: DiscountValue;
  /** No minimum if null. */
  minimum: DiscountMinimum | null;
  /** ISO 8601, UTC. It's active from then on, until the end if there is one. */
  startsAt: string;
  endsAt: string | null;
  /** How many orders can use it. Unlimited if null. */
  usageLimit: number | null;
  oncePerCustomer: boolean;
  /** Which countries the buyer can be in. Any if null. */
  countries: readonly string[] | null;
  /** The classes it can be combined with, if they agree. */
  combinesWith: Record<DiscountClass, boolean>;
}

/** An amount off everything is an order discount, unless it's off each item. */
export function toDiscountClass({ value }: Discount): DiscountClass {
  switch (value.kind) {
    case "percentage":
      return value.items.kind === "all" ? "order" : "product";
    case "fixedAmount":
      return value.items.kind === "all" && !value.onEachItem ? "order" : "product";
    case "buyXGetY":
      return "product";
    case "freeShipping":
      return "shipping";
  }
}

/** Codes are compared without regard to case or surrounding spaces. */
export function foldCode(code: string): string {
  return code.trim().toLowerCase();
}
