import { type Gid, toGid } from "#lib/gid.ts";
import { currencies } from "./country.ts";
import type { Country, Currency, Price } from "./offer.ts";
import type { ProductPriceFragment, VariantPriceFragment } from "./generated/graphql.ts";
import { hiddenTag } from "./hidden-tag.ts";
import { StorefrontError } from "./storefront-error.ts";

interface VariantPrices {
  id: Gid<"ProductVariant">;
  title: string;
  sku: string | null;
  availableForSale: boolean;
  prices: Record<Currency, Price>;
}

export interface ProductPrices {
  id: Gid<"Product">;
  handle: string;
  title: string;
  /** Course, Book or BookBundle (requirements §3.31), or anything else a merchant entered. */
  productType: string;
  availableForSale: boolean;
  /** Exists in Shopify but isn't shown (requirements §5.9). */
  isHidden: boolean;
  image: ProductPriceFragment["featuredImage"];
  variants: VariantPrices[];
  /** The requested variant; null when none was requested or none matches. */
  selectedVariant: VariantPrices | null;
}

/** A product as read for one country, with the requested variant. */
export type ProductPricesInput = ProductPriceFragment & {
  variantBySelectedOptions?: VariantPriceFragment | null;
};

/**
 * Combines the readings for both countries into one product. Leaves out a variant that only one reading has, because
 * the shop changed between them. Throws a StorefrontError rather than show a price in the wrong currency, which Shopify
 * returns for a country without a market.
 */
export function toProductPrices(us: ProductPricesInput, ca: ProductPricesInput): ProductPrices {
  if (us.variants.pageInfo.hasNextPage) {
    console.warn(
      `Product "${us.handle}" has more than ${us.variants.nodes.length} variants. The rest aren't shown.`,
    );
  }
  const selected = us.variantBySelectedOptions;
  const canadian = ca.variantBySelectedOptions;
  return {
    id: toGid("Product", us.id),
    handle: us.handle,
    title: us.title,
    productType: us.productType,
    availableForSale: us.availableForSale,
    isHidden: us.tags.includes(hiddenTag),
    image: us.featuredImage,
    variants: us.variants.nodes.flatMap((variant) => {
      const inCanada = ca.variants.nodes.find(({ id }) => id === variant.id);
      return inCanada ? [toVariantPrices(us.handle, variant, inCanada)] : [];
    }),
    selectedVariant:
      selected && canadian?.id === selected.id ? toVariantPrices(us.handle, selected, canadian) : null,
  };
}

/** Throws a StorefrontError when a price isn't in its country's currency. */
export function toVariantPrices(
  handle: string,
  us: VariantPriceFragment,
  ca: VariantPriceFragment,
): VariantPrices {
  return {
    id: toGid("ProductVariant", us.id),
    title: us.title,
    sku: us.sku,
    availableForSale: us.availableForSale,
    prices: { USD: toPrice(handle, us, "US"), CAD: toPrice(handle, ca, "CA") },
  };
}

function toPrice(handle: string, { price, compareAtPrice }: VariantPriceFragment, country: Country): Price {
  if (price.currencyCode !== currencies[country]) {
    const message = `Storefront price of "${handle}" in ${country}: ${price.currencyCode} instead of ${currencies[country]}`;
    throw new StorefrontError(message, { query: "", code: "WRONG_CURRENCY" });
  }
  return { amount: price.amount, compareAtAmount: compareAtPrice?.amount ?? null };
}
