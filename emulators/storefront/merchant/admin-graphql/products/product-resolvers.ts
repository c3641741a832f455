import { holdsProduct } from "#storefront/domain/catalog/collection-rules.ts";
import { defaultOption, isAvailable, type Product } from "#storefront/domain/catalog/product.ts";
import { toMoney } from "#storefront/domain/money.ts";
import { toPlainText } from "#storefront/domain/plain-text.ts";
import { toRestId } from "#storefront/domain/shop-facts.ts";
import {
  type ConnectionArgs,
  type FirstArgs,
  type ListArgs,
  takeFirst,
  toConnection,
} from "#storefront/graphql/schema/connection.ts";
import { toOptionValues } from "#storefront/graphql/schema/option-resolvers.ts";
import { asIs } from "#storefront/graphql/schema/resolver.ts";
import type { AdminResolvers } from "#storefront/merchant/admin-graphql/admin-resolver.ts";
import { productMediaResolvers } from "#storefront/merchant/admin-graphql/media/media-resolvers.ts";
import { toMetafieldFields } from "#storefront/merchant/admin-graphql/metafields/metafield-resolvers.ts";
import { toProductOwner } from "#storefront/merchant/admin-graphql/metafields/metafield-owners.ts";
import { listCollections } from "#storefront/merchant/admin-graphql/collections/list-collections.ts";

/** What's in stock of all variants. What isn't tracked counts as none. */
export const readInventory = ({ variants }: Product) =>
  variants.reduce((sum, { stock }) => sum + (stock ?? 0), 0);

export const productResolvers: AdminResolvers<Product> = {
  id: asIs,
  handle: asIs,
  title: asIs,
  descriptionHtml: asIs,
  productType: asIs,
  vendor: asIs,
  tags: asIs,
  createdAt: asIs,
  updatedAt: asIs,
  legacyResourceId: ({ id }) => toRestId(id),
  description: ({ descriptionHtml }, { truncateAt }: { truncateAt?: number | null }) =>
    toPlainText(descriptionHtml, truncateAt ?? null),
  status: ({ status }) => status.toUpperCase(),
  // There's one sales channel, which shows every active product.
  publishedAt: ({ status, createdAt }) => (status === "active" ? createdAt : null),
  seo: ({ seo }) => seo ?? { title: null, description: null },
  isGiftCard: () => false,
  hasOnlyDefaultVariant: ({ variants: [variant, ...others] }) =>
    others.length === 0 && variant?.title === defaultOption.value,
  hasOutOfStockVariants: ({ variants }) => variants.some((variant) => !isAvailable(variant)),
  totalInventory: readInventory,
  tracksInventory: ({ variants }) => variants.some(({ stock }) => stock !== null),
  priceRangeV2: ({ variants }) => {
    const amounts = variants.map(({ prices }) => prices.USD.amount);
    return {
      minVariantPrice: toMoney(Math.min(...(amounts.length > 0 ? amounts : [0])), "USD"),
      maxVariantPrice: toMoney(Math.max(0, ...amounts), "USD"),
    };
  },
  options: (product, args: FirstArgs) =>
    takeFirst(product.options, args).map((option, index) => ({
      id: option.id,
      name: option.name,
      values: option.values,
      position: index + 1,
      optionValues: toOptionValues(product, option).map(({ id, name }) => ({
        id,
        name,
        hasVariants: product.variants.some(({ selectedOptions }) =>
          selectedOptions.some((selected) => selected.name === option.name && selected.value === name),
        ),
      })),
    })),
  variants: (product, page: ConnectionArgs) =>
    toConnection(
      product.variants.map((variant) => ({ product, variant })),
      page,
      ({ variant }) => variant.id,
    ),
  variantsCount: ({ variants }) => ({ count: variants.length, precision: "EXACT" }),
  collections: (product, args: ListArgs, { catalog, now }) =>
    listCollections(catalog.stored.collectionsOf(product), args, "Product.collections(query:)", now()),
  inCollection: (product, { id }: { id: string }, { catalog }) => {
    const collection = catalog.stored.collectionById(id);
    return collection !== null && holdsProduct(collection, product);
  },
  ...productMediaResolvers,
  ...toMetafieldFields(toProductOwner),
};
