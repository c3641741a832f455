import { type Gid, toGid } from "#lib/gid.ts";
import type { ProductVariants, Variant } from "./product-variants.ts";
import type { ProductVariantFragment } from "./generated/graphql.ts";
import { toVariantPrices } from "./product-prices.ts";
import type { Product } from "./product-reader.ts";

/** What a product's own page needs from Shopify. */
export interface ProductFacts extends ProductVariants {
  id: Gid<"Product">;
  /** As plain text; null when it's empty. */
  description: string | null;
}

/**
 * One product from its reads for both countries. Leaves out a variant that only one of them has, because the shop changed in between.
 * Throws a StorefrontError when a price is in the wrong currency.
 */
export function toProductFacts(us: Product, ca: Product): ProductFacts {
  const inCanada = new Map(ca.variants.map((variant) => [variant.id, variant]));
  return {
    id: toGid("Product", us.id),
    description: us.description.trim() || null,
    options: us.options.map(({ name, optionValues }) => ({
      name,
      values: optionValues.map((value) => value.name),
    })),
    variants: us.variants.flatMap((variant) => {
      const twin = inCanada.get(variant.id);
      return twin ? [toVariant(us, variant, twin)] : [];
    }),
  };
}

function toVariant(product: Product, us: ProductVariantFragment, ca: ProductVariantFragment): Variant {
  return {
    ...toVariantPrices(product.handle, us, ca),
    sku: us.sku?.trim() || null,
    stock: us.quantityAvailable,
    values: product.options.map(
      ({ name }) => us.selectedOptions.find((selected) => selected.name === name)?.value ?? "",
    ),
    // Shopify answers the product's image for a variant without one.
    image: us.image && us.image.url !== product.featuredImage?.url ? us.image : null,
  };
}
