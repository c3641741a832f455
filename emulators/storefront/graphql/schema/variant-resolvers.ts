import { isAvailable } from "#storefront/domain/catalog/product.ts";
import { type ConnectionArgs, toConnection } from "./connection.ts";
import { toMetafieldResolvers } from "./find-metafield.ts";
import { toImage } from "./image-resolvers.ts";
import { toVariantOwner } from "./metafield-owners.ts";
import { type MoneyV2, toMoney } from "#storefront/domain/money.ts";
import { requireToken } from "./require-token.ts";
import type { Resolvers, StorefrontContext } from "./resolver.ts";
import { toProduct, type VariantSource } from "./sources.ts";

/** What the shop doesn't have: fixed bundles, quantity pricing, subscriptions, pickup locations. */
const none = (_variant: VariantSource, page: ConnectionArgs) => toConnection([], page);

export const variantResolvers: Resolvers<VariantSource> = {
  id: ({ variant }) => variant.id,
  title: ({ variant }) => variant.title,
  sku: ({ variant }) => variant.sku,
  barcode: ({ variant }) => variant.barcode ?? null,
  availableForSale: ({ variant }) => isAvailable(variant),
  currentlyNotInStock: () => false,
  selectedOptions: ({ variant }) => variant.selectedOptions,
  requiresShipping: ({ variant }) => variant.requiresShipping,
  requiresComponents: () => false,
  taxable: ({ variant }) => variant.taxable ?? true,
  weight: ({ variant }) => variant.weightInGrams ?? 0,
  weightUnit: () => "GRAMS",
  quantityAvailable: ({ variant }, _args, context) => {
    requireToken(context, "quantityAvailable");
    return variant.stock;
  },
  quantityRule: () => ({ minimum: 1, maximum: null, increment: 1 }),
  quantityPriceBreaks: none,
  price: toPrice,
  priceV2: toPrice,
  compareAtPrice: toCompareAtPrice,
  compareAtPriceV2: toCompareAtPrice,
  unitPrice: () => null,
  unitPriceMeasurement: () => null,
  shopPayInstallmentsPricing: () => null,
  sellingPlanAllocations: none,
  components: none,
  groupedBy: none,
  storeAvailability: none,
  image: ({ product, variant }, _args, context) =>
    toImage(product.images.find(({ id }) => id === variant.image) ?? product.images[0], context),
  product: ({ product }) => toProduct(product),
  ...toMetafieldResolvers(toVariantOwner),
};

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
