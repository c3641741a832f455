import type { Price, Product } from "#storefront/domain/catalog/product.ts";
import { type ConnectionArgs, toConnection } from "./connection.ts";
import { encodeVariants } from "./encode-variants.ts";
import { toMetafieldResolvers } from "./find-metafield.ts";
import { toImage, toImages, toMediaImage } from "./image-resolvers.ts";
import type { Market } from "#storefront/domain/market.ts";
import { toProductOwner } from "./metafield-owners.ts";
import { toMoney } from "#storefront/domain/money.ts";
import { toOption } from "./option-resolvers.ts";
import { toPlainText } from "#storefront/domain/plain-text.ts";
import { requireToken } from "./require-token.ts";
import type { Resolvers } from "./resolver.ts";
import {
  findSelectedOrFirst,
  findVariant,
  listAdjacentVariants,
  type SelectionArgs,
} from "./selected-options.ts";
import { sortImages, sortVariants } from "./sort-parts.ts";
import { type ProductSource, toCollection, toVariant } from "./sources.ts";
import { isAvailable } from "#storefront/domain/catalog/product.ts";

type SortedArgs = ConnectionArgs & { sortKey: string };

export const productResolvers: Resolvers<ProductSource> = {
  id: ({ product }) => product.id,
  handle: ({ product }) => product.handle,
  title: ({ product }) => product.title,
  description: ({ product }, { truncateAt }: { truncateAt?: number | null }) =>
    toPlainText(product.descriptionHtml, truncateAt ?? null),
  descriptionHtml: ({ product }) => product.descriptionHtml,
  productType: ({ product }) => product.productType,
  vendor: ({ product }) => product.vendor,
  category: () => null,
  tags: ({ product }, _args, context) => {
    requireToken(context, "tags");
    return product.tags;
  },
  seo: ({ product }) => product.seo ?? { title: null, description: null },
  createdAt: ({ product }) => product.createdAt,
  publishedAt: ({ product }) => product.createdAt,
  updatedAt: ({ product }) => product.updatedAt,
  isGiftCard: () => false,
  requiresSellingPlan: () => false,
  sellingPlanGroups: (_product, page: ConnectionArgs) => toConnection([], page),
  onlineStoreUrl: () => null,
  trackingParameters: ({ trackingParameters }) => trackingParameters ?? null,
  availableForSale: ({ product }) => product.variants.some(isAvailable),
  totalInventory: ({ product }, _args, context) => {
    requireToken(context, "totalInventory");
    return product.variants.reduce((sum, { stock }) => sum + (stock ?? 0), 0);
  },
  options: ({ product }, { first }: { first?: number | null }) =>
    product.options.slice(0, first ?? undefined).map((option) => toOption(product, option)),
  encodedVariantExistence: ({ product }) => encodeVariants(product, product.variants),
  encodedVariantAvailability: ({ product }) => encodeVariants(product, product.variants.filter(isAvailable)),
  variants: ({ product }, { sortKey, ...page }: SortedArgs) =>
    toConnection(
      sortVariants(product.variants, sortKey).map((variant) => toVariant({ product, variant })),
      page,
      ({ variant }) => variant.id,
    ),
  variantsCount: ({ product }) => ({ count: product.variants.length, precision: "EXACT" }),
  variantBySelectedOptions: ({ product }, args: SelectionArgs) => findVariant(product, args),
  selectedOrFirstAvailableVariant: ({ product }, args: SelectionArgs) => findSelectedOrFirst(product, args),
  adjacentVariants: ({ product }, args: SelectionArgs) => listAdjacentVariants(product, args),
  priceRange: ({ product }, _args, { market }) => toRange(product, market, ({ amount }) => amount),
  compareAtPriceRange: ({ product }, _args, { market }) =>
    toRange(product, market, ({ compareAt }) => compareAt ?? 0),
  featuredImage: ({ product }, _args, context) => toImage(product.images[0], context),
  images: async ({ product }, { sortKey, ...page }: SortedArgs, context) =>
    toConnection(await toImages(sortImages(product.images, sortKey), context), page),
  media: async ({ product }, { sortKey, ...page }: SortedArgs, context) => {
    const images = sortImages(product.images, sortKey);
    const media = await Promise.all(images.map((image) => toMediaImage(image, context)));
    return toConnection(
      media.filter((image) => image !== null),
      page,
    );
  },
  collections: ({ product }, page: ConnectionArgs, { catalog }) =>
    toConnection(catalog.collectionsOf(product).map(toCollection), page, ({ collection }) => collection.id),
  ...toMetafieldResolvers<ProductSource>(({ product }) => toProductOwner(product)),
};

function toRange(product: Product, { currency }: Market, read: (price: Price) => number) {
  const amounts = product.variants.map(({ prices }) => read(prices[currency]));
  return {
    minVariantPrice: toMoney(Math.min(...amounts), currency),
    maxVariantPrice: toMoney(Math.max(...amounts), currency),
  };
}
