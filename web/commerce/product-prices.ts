import { type Gid, parseGid } from "#lib/gid.ts";
import type { Country, Currency, Price } from "./offer.ts";
import type { ProductPriceFragment, VariantPriceFragment } from "./generated/graphql.ts";
import { hiddenTag } from "./hidden-tag.ts";
import { StorefrontError } from "./storefront-error.ts";

interface VariantPrices {
  id: Gid<"ProductVariant">;
  title: string;
  availableForSale: boolean;
  price: Record<Currency, Price>;
}

export interface ProductPrices {
  id: Gid<"Product">;
  handle: string;
  title: string;
  /** Course, Book or BookBundle (requirements §3.31); whatever else a merchant wrote. */
  productType: string;
  availableForSale: boolean;
  /** In the shop, but not to be shown (requirements §5.9). */
  isHidden: boolean;
  image: ProductPriceFragment["featuredImage"];
  variants: VariantPrices[];
  /** The one that has what was asked for; null when nothing was, or none has it. */
  selectedVariant: VariantPrices | null;
}

/** The currency each country pays in (requirements §4.5). */
const currencies = { US: "USD", CA: "CAD" } as const satisfies Record<Country, Currency>;

/** A product as one country is told of it, with the variant that was asked for. */
export type ProductPricesInput = ProductPriceFragment & {
  variantBySelectedOptions?: VariantPriceFragment | null;
};

/**
 * One product with both its prices, from the same product as read for each country. A variant that only one reading knows,
 * because the shop changed between the two, is left out. Throws a StorefrontError rather than show a price in the wrong
 * currency, which Shopify answers for a country the shop has no market for.
 */
export function toProductPrices(us: ProductPricesInput, ca: ProductPricesInput): ProductPrices {
  if (us.variants.pageInfo.hasNextPage) {
    console.warn(
      `Product "${us.handle}" has more than ${us.variants.nodes.length} variants: the rest is not shown.`,
    );
  }
  const selected = us.variantBySelectedOptions;
  const twin = ca.variantBySelectedOptions;
  return {
    id: parseGid("Product", us.id),
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
    selectedVariant: selected && twin?.id === selected.id ? toVariantPrices(us.handle, selected, twin) : null,
  };
}

function toVariantPrices(handle: string, us: VariantPriceFragment, ca: VariantPriceFragment): VariantPrices {
  return {
    id: parseGid("ProductVariant", us.id),
    title: us.title,
    availableForSale: us.availableForSale,
    price: { USD: toPrice(handle, us, "US"), CAD: toPrice(handle, ca, "CA") },
  };
}

function toPrice(handle: string, { price, compareAtPrice }: VariantPriceFragment, country: Country): Price {
  if (price.currencyCode !== currencies[country]) {
    const message = `Storefront price of "${handle}" in ${country}: ${price.currencyCode} instead of ${currencies[country]}`;
    throw new StorefrontError(message, { query: "", code: "WRONG_CURRENCY" });
  }
  return { amount: price.amount, compareAtAmount: compareAtPrice?.amount ?? null };
}
