import type { Price, Product } from "#storefront/catalogue/product.ts";
import { type ConnectionArgs, toConnection } from "#storefront/schema/connection.ts";
import { toPlainText } from "#storefront/schema/plain-text.ts";
import { toImage, toImages } from "#storefront/schema/image-resolvers.ts";
import {
  findMetafield,
  type MetafieldIdentifier,
  requireToken,
} from "#storefront/schema/metafield-resolvers.ts";
import { toMoney } from "#storefront/schema/money.ts";
import { notEmulated } from "#storefront/schema/not-emulated.ts";
import type { Resolvers } from "#storefront/schema/resolver.ts";
import { findVariant, type SelectionArgs } from "#storefront/schema/selected-options.ts";
import { type ProductSource, toCollection, toVariant } from "#storefront/schema/sources.ts";
import { isAvailable } from "#storefront/schema/variant-resolvers.ts";
import type { Market } from "#storefront/schema/market.ts";

export const productResolvers: Resolvers<ProductSource> = {
  id: ({ product }) => product.id,
  handle: ({ product }) => product.handle,
  title: ({ product }) => product.title,
  description: ({ product }, { truncateAt }: { truncateAt?: number | null }) =>
    toPlainText(product.descriptionHtml, truncateAt ?? null),
  descriptionHtml: ({ product }) => product.descriptionHtml,
  productType: ({ product }) => product.productType,
  vendor: ({ product }) => product.vendor,
  tags: ({ product }, _args, context) => {
    requireToken(context, "tags");
    return product.tags;
  },
  seo: () => ({ title: null, description: null }),
  createdAt: ({ product }) => product.createdAt,
  publishedAt: ({ product }) => product.createdAt,
  updatedAt: ({ product }) => product.updatedAt,
  isGiftCard: () => false,
  requiresSellingPlan: () => false,
  onlineStoreUrl: () => null,
  trackingParameters: () => null,
  availableForSale: ({ product }) => product.variants.some(isAvailable),
  options: ({ product }, { first }: { first?: number | null }) =>
    product.options.slice(0, first ?? undefined).map((option) => ({ product, option })),
  variants: ({ product }, { sortKey, ...page }: ConnectionArgs & { sortKey: string }) => {
    if (sortKey !== "POSITION") throw notEmulated(`Product.variants(sortKey: ${sortKey})`);
    return toConnection(
      product.variants.map((variant) => toVariant({ product, variant })),
      page,
    );
  },
  variantsCount: ({ product }) => ({ count: product.variants.length, precision: "EXACT" }),
  variantBySelectedOptions: ({ product }, args: SelectionArgs) => findVariant(product, args),
  selectedOrFirstAvailableVariant: ({ product }, args: SelectionArgs) => {
    const variant = product.variants.find(isAvailable) ?? product.variants[0];
    return findVariant(product, args) ?? (variant ? toVariant({ product, variant }) : null);
  },
  priceRange: ({ product }, _args, { market }) => toRange(product, market, ({ amount }) => amount),
  compareAtPriceRange: ({ product }, _args, { market }) =>
    toRange(product, market, ({ compareAt }) => compareAt ?? 0),
  featuredImage: ({ product }, _args, context) => toImage(product.images[0], context),
  images: async ({ product }, { sortKey, ...page }: ConnectionArgs & { sortKey: string }, context) => {
    if (sortKey !== "POSITION") throw notEmulated(`Product.images(sortKey: ${sortKey})`);
    return toConnection(await toImages(product.images, context), page);
  },
  metafield: ({ product }, identifier: MetafieldIdentifier, context) =>
    findMetafield(product, identifier, context),
  metafields: ({ product }, { identifiers }: { identifiers: MetafieldIdentifier[] }, context) =>
    identifiers.map((identifier) => findMetafield(product, identifier, context)),
  collections: ({ product }, page: ConnectionArgs, { catalogue }) =>
    toConnection(catalogue.collectionsOf(product).map(toCollection), page),
};

function toRange(product: Product, { currency }: Market, read: (price: Price) => number) {
  const amounts = product.variants.map(({ prices }) => read(prices[currency]));
  return {
    minVariantPrice: toMoney(Math.min(...amounts), currency),
    maxVariantPrice: toMoney(Math.max(...amounts), currency),
  };
}
