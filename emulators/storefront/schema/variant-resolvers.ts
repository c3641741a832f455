import type { Variant } from "#storefront/catalogue/product.ts";
import { toImage } from "#storefront/schema/image-resolvers.ts";
import { requireToken } from "#storefront/schema/metafield-resolvers.ts";
import { type MoneyV2, toMoney } from "#storefront/schema/money.ts";
import type { Resolvers, StorefrontContext } from "#storefront/schema/resolver.ts";
import { toProduct, type VariantSource } from "#storefront/schema/sources.ts";

export const variantResolvers: Resolvers<VariantSource> = {
  id: ({ variant }) => variant.id,
  title: ({ variant }) => variant.title,
  sku: ({ variant }) => variant.sku,
  barcode: () => null,
  availableForSale: ({ variant }) => isAvailable(variant),
  currentlyNotInStock: () => false,
  selectedOptions: ({ variant }) => variant.selectedOptions,
  requiresShipping: ({ variant }) => variant.requiresShipping,
  requiresComponents: () => false,
  taxable: () => true,
  weight: () => 0,
  weightUnit: () => "KILOGRAMS",
  quantityAvailable: ({ variant }, _args, context) => {
    requireToken(context, "quantityAvailable");
    return variant.stock;
  },
  price: toPrice,
  priceV2: toPrice,
  compareAtPrice: toCompareAtPrice,
  compareAtPriceV2: toCompareAtPrice,
  unitPrice: () => null,
  unitPriceMeasurement: () => null,
  image: ({ product }, _args, context) => toImage(product.images[0], context),
  product: ({ product }) => toProduct(product),
  metafield: () => null,
  metafields: (_source, { identifiers }: { identifiers: object[] }) => identifiers.map(() => null),
};

export function isAvailable({ stock }: Variant): boolean {
  return stock === null || stock > 0;
}

function toPrice({ variant }: VariantSource, _args: never, { market }: StorefrontContext): MoneyV2 {
  return toMoney(variant.prices[market.currency].amount, market.currency);
}

function toCompareAtPrice(
  { variant }: VariantSource,
  _args: never,
  { market }: StorefrontContext,
): MoneyV2 | null {
  const { compareAt } = variant.prices[market.currency];
  return compareAt === null ? null : toMoney(compareAt, market.currency);
}
