import { connectionResolvers, edgeResolvers } from "#storefront/graphql/schema/connection.ts";
import type { ResolversByType } from "#storefront/graphql/schema/make-executable.ts";
import { asIs } from "#storefront/graphql/schema/resolver.ts";
import { answerCollectionCreate } from "./collections/collection-create.ts";
import { collectionQueries, collectionResolvers } from "./collections/collection-resolvers.ts";
import { answerDiscountCodeBasicCreate } from "./discounts/discount-code-basic-create.ts";
import { discountTypes } from "./discounts/discount-resolvers.ts";
import { discountQueries } from "./discounts/discount-queries.ts";
import { answerGiftCardCreate } from "./gift-cards/gift-card-create.ts";
import { giftCardQueries } from "./gift-cards/gift-card-queries.ts";
import { giftCardTypes } from "./gift-cards/gift-card-resolvers.ts";
import { mediaTypes } from "./media/media-resolvers.ts";
import { answerProductCreateMedia } from "./media/product-create-media.ts";
import { answerProductDeleteMedia } from "./media/product-delete-media.ts";
import { answerStagedUploadsCreate } from "./media/staged-uploads-create.ts";
import { metafieldTypes } from "./metafields/metafield-resolvers.ts";
import { answerMetafieldsDelete } from "./metafields/metafields-delete.ts";
import { answerMetafieldsSet } from "./metafields/metafields-set.ts";
import { answerFulfillmentCreate } from "./orders/fulfillment-create.ts";
import { orderQueries } from "./orders/order-queries.ts";
import { orderTypes } from "./orders/order-types.ts";
import { answerRefundCreate } from "./orders/refund-create.ts";
import { productQueries } from "./products/product-queries.ts";
import { productResolvers } from "./products/product-resolvers.ts";
import { answerProductSet } from "./products/product-set.ts";
import { inventoryItemResolvers, variantResolvers } from "./products/variant-resolvers.ts";

const userError = { field: asIs, message: asIs } as const;

/** Everything of the Admin API that's emulated, by type. */
export const adminResolvers: ResolversByType = {
  QueryRoot: {
    ...collectionQueries,
    ...discountQueries,
    ...giftCardQueries,
    ...orderQueries,
    ...productQueries,
  },
  Mutation: {
    collectionCreate: answerCollectionCreate,
    discountCodeBasicCreate: answerDiscountCodeBasicCreate,
    fulfillmentCreate: answerFulfillmentCreate,
    giftCardCreate: answerGiftCardCreate,
    metafieldsDelete: answerMetafieldsDelete,
    metafieldsSet: answerMetafieldsSet,
    productCreateMedia: answerProductCreateMedia,
    productDeleteMedia: answerProductDeleteMedia,
    productSet: answerProductSet,
    refundCreate: answerRefundCreate,
    stagedUploadsCreate: answerStagedUploadsCreate,
  },
  UserError: userError,
  PageInfo: { endCursor: asIs, hasNextPage: asIs, hasPreviousPage: asIs, startCursor: asIs },
  Count: { count: asIs, precision: asIs },
  MoneyV2: { amount: asIs, currencyCode: asIs },
  SEO: { title: asIs, description: asIs },
  Product: productResolvers,
  ProductConnection: connectionResolvers,
  ProductEdge: edgeResolvers,
  ProductOption: { id: asIs, name: asIs, values: asIs, position: asIs, optionValues: asIs },
  ProductOptionValue: { id: asIs, name: asIs, hasVariants: asIs },
  ProductPriceRangeV2: { maxVariantPrice: asIs, minVariantPrice: asIs },
  ProductVariant: variantResolvers,
  ProductVariantConnection: connectionResolvers,
  ProductVariantEdge: edgeResolvers,
  SelectedOption: { name: asIs, value: asIs },
  InventoryItem: inventoryItemResolvers,
  InventoryItemMeasurement: { weight: asIs },
  Weight: { unit: asIs, value: asIs },
  ProductSetPayload: { product: asIs, productSetOperation: asIs, userErrors: asIs },
  ProductSetOperation: { id: asIs },
  ProductSetUserError: { ...userError, code: asIs },
  Collection: collectionResolvers,
  CollectionConnection: connectionResolvers,
  CollectionEdge: edgeResolvers,
  CollectionRule: { column: asIs, condition: asIs, relation: asIs },
  CollectionRuleSet: { appliedDisjunctively: asIs, rules: asIs },
  CollectionCreatePayload: { collection: asIs, userErrors: asIs },
  ...discountTypes,
  ...giftCardTypes,
  ...mediaTypes,
  ...metafieldTypes,
  ...orderTypes,
};
