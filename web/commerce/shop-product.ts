import type { Country, Currency } from "./offer.ts";
import type { ShopProductFragment } from "./generated/graphql.ts";
import { hiddenTag } from "./hidden-tag.ts";

/** Decimal strings as Shopify writes them; the same twice when all variants cost the same. */
interface PriceRange {
  from: string;
  to: string;
}

/** A product as an editor chooses it. The Studio's own reading of it is `studio/storefront/shop-product.ts`. */
export interface ShopProduct {
  handle: string;
  title: string;
  productType: string;
  availableForSale: boolean;
  /** In the shop, but not to be shown (requirements §3.33). */
  isHidden: boolean;
  image: ShopProductFragment["featuredImage"];
  /** Null where the shop does not sell it in that currency. */
  prices: Record<Currency, PriceRange | null>;
}

/** What the shop tells of a product to each country; null where it is not sold there. */
export type ShopProductInput = Record<Country, ShopProductFragment | null>;

/** One product from what each country is told, or null when neither is told of it. */
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

/** Shopify answers in another currency for a country that the shop has no market for: that is no price there. */
function toPriceRange(data: ShopProductFragment | null, currency: Currency): PriceRange | null {
  if (!data) return null;
  const { minVariantPrice: from, maxVariantPrice: to } = data.priceRange;
  return from.currencyCode === currency ? { from: from.amount, to: to.amount } : null;
}
