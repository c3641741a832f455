import type { Gid } from "#lib/gid.ts";

export type Country = "US" | "CA";
export type Currency = "USD" | "CAD";

/** Decimal strings as Shopify writes them, such as "79.0". */
export interface Price {
  amount: string;
  compareAtAmount: string | null;
}

/** What a course can be bought for, or that nobody can say now. */
export type Offer =
  | { kind: "unavailable" }
  | {
      kind: "priced";
      variantId: Gid<"ProductVariant">;
      availableForSale: boolean;
      prices: Record<Currency, Price>;
      /** The same course as a gift, where the shop sells it so. */
      gift?: { variantId: Gid<"ProductVariant">; prices: Record<Currency, Price> };
    };

/** Offers by product handle. */
export type Offers = ReadonlyMap<string, Offer>;
