import type { Country, Currency } from "./offer.ts";
import type { ShopProductFragment } from "./generated/graphql.ts";
import { hiddenTag } from "./hidden-tag.ts";

/** Shopify decimal strings; both the same when all variants cost the same. */
interface PriceRange {
  from: string;
  to: string;
}

/** A product as editors see it in the picker. `studio/storefront/shop-product.ts` parses it in the Studio. */
export interface ShopProduct {
  handle: string;
  title: string;
  productType: string;
  availableForSale: boolean;
  /** Exists in Shopify but isn't shown (requirements §3.33). */
  isHidden: boolean;
  image: ShopProductFragment["featuredImage"];
  /** Null when the product isn't sold in that currency. */
  prices: Record<Currency, PriceRange | null>;
}

/** A product as read for each country; null where it isn't sold. */
export type ShopProductInput = Record<Country, ShopProductFragment | null>;

/** Combines both countries' readings; null when neither has the product. */
export function toShopProduct({ US, CA }: ShopProductInput): ShopProduct | null {
  const data = US ?? CA;
  if (!data) return null;
  return {
    handle: data.handle,
    title: data.title,
    productType: data.productType,
    availableForSale: data.availableForSale,
    isHidden: data.tags.includes(hiddenTag),
    image: data.featuredImage,
    prices: { USD: toPriceRange(US, "USD"), CAD: toPriceRange(CA, "CAD") },
  };
}

/** Shopify returns another currency for a country without a market, so that isn't a price. */
function toPriceRange(data: ShopProductFragment | null, currency: Currency): PriceRange | null {
  if (!data) return null;
  const { minVariantPrice: from, maxVariantPrice: to } = data.priceRange;
  return from.currencyCode === currency ? { from: from.amount, to: to.amount } : null;
}
