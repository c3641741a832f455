import type { CountryCode, CurrencyCode } from "@shopify/hydrogen-react/storefront-api-types";
import type { Gid } from "#lib/gid.ts";

export type Country = Extract<CountryCode, "US" | "CA">;
export type Currency = Extract<CurrencyCode, "USD" | "CAD">;

/** Decimal strings as Shopify formats them, such as "79.0". */
export interface Price {
  amount: string;
  compareAtAmount: string | null;
}

/** A product's price and availability now, or that they're unknown. */
export type Offer =
  | { kind: "unavailable" }
  | {
      kind: "priced";
      /** The variant to buy when none is chosen. */
      variantId: Gid<"ProductVariant">;
      /** Whether any variant can be bought. */
      availableForSale: boolean;
      /** Of that variant. */
      prices: Record<Currency, Price>;
      /** The lowest price of a book's variants, in each currency in which their prices differ. */
      lowest?: Partial<Record<Currency, Price>>;
      /** The product in reports. Left out where a price stands for something already named, such as a chosen variant. */
      item?: { productId: Gid<"Product">; name: string; category: string; sku: string | null };
      /** The same course as a gift, if the shop sells one. */
      gift?: { variantId: Gid<"ProductVariant">; prices: Record<Currency, Price> };
    };

/** Offers by product handle. */
export type Offers = ReadonlyMap<string, Offer>;
