import type { ProductVariant } from "#storefront/domain/catalog/catalog.ts";
import { isAvailable } from "#storefront/domain/catalog/product.ts";
import { toInventoryItemId, toRestId } from "#storefront/domain/shop-facts.ts";
import type { AdminResolvers } from "#storefront/merchant/admin-graphql/admin-resolver.ts";
import { toMetafieldFields } from "#storefront/merchant/admin-graphql/metafields/metafield-resolvers.ts";
import { toVariantOwner } from "#storefront/merchant/admin-graphql/metafields/metafield-owners.ts";
import { toRestAmount } from "#storefront/merchant/rest-money.ts";

/** Prices are in the shop's own currency. */
export const variantResolvers: AdminResolvers<ProductVariant> = {
  id: ({ variant }) => variant.id,
  legacyResourceId: ({ variant }) => toRestId(variant.id),
  title: ({ variant }) => variant.title,
  displayName: ({ product, variant }) => `${product.title} - ${variant.title}`,
  sku: ({ variant }) => variant.sku,
  barcode: ({ variant }) => variant.barcode ?? null,
  price: ({ variant }) => toRestAmount(variant.prices.USD.amount),
  compareAtPrice: ({ variant: { prices } }) =>
    prices.USD.compareAt === null ? null : toRestAmount(prices.USD.compareAt),
  position: ({ product, variant }) => product.variants.indexOf(variant) + 1,
  selectedOptions: ({ variant }) => variant.selectedOptions,
  inventoryQuantity: ({ variant }) => variant.stock ?? 0,
  inventoryPolicy: () => "DENY",
  inventoryItem: (source) => source,
  taxable: ({ variant }) => variant.taxable ?? true,
  availableForSale: ({ variant }) => isAvailable(variant),
  product: ({ product }) => product,
  createdAt: ({ product }) => product.createdAt,
  updatedAt: ({ product }) => product.updatedAt,
  ...toMetafieldFields(toVariantOwner),
};

/** Each variant has its own inventory item. */
export const inventoryItemResolvers: AdminResolvers<ProductVariant> = {
  id: ({ variant }) => `gid://shopify/InventoryItem/${toInventoryItemId(variant.id)}`,
  legacyResourceId: ({ variant }) => toInventoryItemId(variant.id),
  sku: ({ variant }) => variant.sku,
  tracked: ({ variant }) => variant.stock !== null,
  requiresShipping: ({ variant }) => variant.requiresShipping,
  measurement: ({ variant }) => ({ weight: { unit: "GRAMS", value: variant.weightInGrams ?? 0 } }),
  variant: (source) => source,
  createdAt: ({ product }) => product.createdAt,
  updatedAt: ({ product }) => product.updatedAt,
};
