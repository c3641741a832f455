import type { Currency } from "#storefront/domain/catalog/product.ts";

/** Whole cents in each currency the shop sells in. */
export type Amounts = Record<Currency, number>;

/** What a discount is for. Handles, as in all of the shop's own data. */
export type Entitled =
  | { kind: "all" }
  | { kind: "products"; handles: readonly string[] }
  | { kind: "collections"; handles: readonly string[] };

export type DiscountValue =
  /** 12.5 is 12.5 %. Of everything it comes off the order, of some things off each of their lines. */
  | { kind: "percentage"; percent: number; items: Entitled }
  /** Once for the order, spread over what it is for, or off each item. */
  | { kind: "fixedAmount"; amounts: Amounts; items: Entitled; onEachItem: boolean }
  /** Whoever buys so many of these gets so many of those cheaper; 100 % makes them free. */
  | { kind: "buyXGetY"; buys: Bundle; gets: Bundle & { percent: number }; usesPerOrder: number | null }
  | { kind: "freeShipping" };

export interface Bundle {
  quantity: number;
  items: Entitled;
}

export type DiscountMinimum = { kind: "subtotal"; amounts: Amounts } | { kind: "quantity"; quantity: number };

/**
 * Shopify's three classes say what may be combined with what (help.shopify.com, "Combining discounts"): product discounts come off
 * lines, order discounts off the cart's subtotal, shipping discounts off the delivery.
 */
export type DiscountClass = "product" | "order" | "shipping";

export interface Discount {
  id: `gid://shopify/DiscountNode/${string}`;
  /** What the shopper reads of an automatic discount. */
  title: string;
  method: { kind: "code"; code: string } | { kind: "automatic" };
  value: DiscountValue;
  /** None when it is null. */
  minimum: DiscountMinimum | null;
  /** ISO 8601, UTC. It holds from then on, and before the end when there is one. */
  startsAt: string;
  endsAt: string | null;
  /** How many orders may use it; any number when null. */
  usageLimit: number | null;
  oncePerCustomer: boolean;
  /** Where the buyer must be; anywhere when null. */
  countries: readonly string[] | null;
  /** The classes it may be combined with, if they agree. */
  combinesWith: Record<DiscountClass, boolean>;
}

/** An amount off everything is an order discount, unless it comes off each item. */
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

/** Codes differ by their letters, not by their case or the space around them. */
export function foldCode(code: string): string {
  return code.trim().toLowerCase();
}
