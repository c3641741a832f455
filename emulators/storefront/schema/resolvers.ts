import { cartMutations } from "#storefront/schema/cart-mutations.ts";
import { cartTypes } from "#storefront/schema/cart-types.ts";
import { collectionResolvers } from "#storefront/schema/collection-resolvers.ts";
import { imageResolvers } from "#storefront/schema/image-resolvers.ts";
import { contentTypes } from "#storefront/schema/content-types.ts";
import { countryResolvers, localizationResolvers } from "#storefront/schema/localization-resolvers.ts";
import { metafieldResolvers } from "#storefront/schema/metafield-resolvers.ts";
import { optionResolvers, optionValueResolvers } from "#storefront/schema/option-resolvers.ts";
import { productResolvers } from "#storefront/schema/product-resolvers.ts";
import { productTypes } from "#storefront/schema/product-types.ts";
import { queryResolvers } from "#storefront/schema/query-resolvers.ts";
import { asIs, type Resolvers } from "#storefront/schema/resolver.ts";
import { shopResolvers } from "#storefront/schema/shop-resolvers.ts";
import { variantResolvers } from "#storefront/schema/variant-resolvers.ts";

const connection = { edges: asIs, nodes: asIs, pageInfo: asIs } as const;
const edge = { cursor: asIs, node: asIs } as const;

/** All that is emulated, by type. A field that is not here answers that it is not emulated. */
export const resolvers: Record<string, Resolvers<never>> = {
  QueryRoot: queryResolvers,
  Mutation: cartMutations,
  Product: productResolvers,
  ProductEdge: edge,
  ProductOption: optionResolvers,
  ProductOptionValue: optionValueResolvers,
  ProductPriceRange: { minVariantPrice: asIs, maxVariantPrice: asIs },
  ProductVariant: variantResolvers,
  ProductVariantConnection: connection,
  ProductVariantEdge: edge,
  SelectedOption: { name: asIs, value: asIs },
  Collection: collectionResolvers,
  CollectionConnection: connection,
  CollectionEdge: edge,
  Image: imageResolvers,
  ImageConnection: connection,
  ImageEdge: edge,
  Metafield: metafieldResolvers,
  MoneyV2: { amount: asIs, currencyCode: asIs },
  SEO: { title: asIs, description: asIs },
  Count: { count: asIs, precision: asIs },
  PageInfo: { hasNextPage: asIs, hasPreviousPage: asIs, startCursor: asIs, endCursor: asIs },
  Shop: shopResolvers,
  Domain: { host: asIs, sslEnabled: asIs, url: asIs },
  PaymentSettings: {
    acceptedCardBrands: asIs,
    countryCode: asIs,
    currencyCode: asIs,
    enabledPresentmentCurrencies: asIs,
    shopifyPaymentsAccountId: asIs,
    supportedDigitalWallets: asIs,
  },
  Localization: localizationResolvers,
  Country: countryResolvers,
  Currency: { isoCode: asIs, name: asIs, symbol: asIs },
  Language: { isoCode: asIs, name: asIs, endonymName: asIs },
  ...cartTypes,
  ...contentTypes,
  ...productTypes,
};
