import { connectionResolvers, edgeResolvers } from "./connection.ts";
import { cartMutations } from "./cart-mutations.ts";
import { cartTypes } from "./cart-types.ts";
import { collectionResolvers } from "./collection-resolvers.ts";
import { imageResolvers } from "./image-resolvers.ts";
import { contentTypes } from "./content-types.ts";
import { countryResolvers, localizationResolvers } from "./localization-resolvers.ts";
import { customerMutations } from "./customers/customer-mutations.ts";
import { customerTypes } from "./customers/customer-types.ts";
import { metafieldResolvers } from "./metafield-resolvers.ts";
import { optionResolvers, optionValueResolvers } from "./option-resolvers.ts";
import { orderTypes } from "./orders/order-types.ts";
import { productResolvers } from "./product-resolvers.ts";
import { productTypes } from "./product-types.ts";
import { queryResolvers } from "./query-resolvers.ts";
import { asIs, type Resolvers } from "./resolver.ts";
import { shopResolvers } from "./shop-resolvers.ts";
import { variantResolvers } from "./variant-resolvers.ts";

/** Everything that's emulated, by type. A field that isn't here fails as not emulated. */
export const resolvers: Record<string, Resolvers<never>> = {
  QueryRoot: queryResolvers,
  Mutation: { ...cartMutations, ...customerMutations },
  Product: productResolvers,
  ProductEdge: edgeResolvers,
  ProductOption: optionResolvers,
  ProductOptionValue: optionValueResolvers,
  ProductPriceRange: { minVariantPrice: asIs, maxVariantPrice: asIs },
  ProductVariant: variantResolvers,
  ProductVariantConnection: connectionResolvers,
  ProductVariantEdge: edgeResolvers,
  SelectedOption: { name: asIs, value: asIs },
  Collection: collectionResolvers,
  CollectionConnection: connectionResolvers,
  CollectionEdge: edgeResolvers,
  Image: imageResolvers,
  ImageConnection: connectionResolvers,
  ImageEdge: edgeResolvers,
  Metafield: metafieldResolvers,
  MoneyV2: { amount: asIs, currencyCode: asIs },
  SEO: { title: asIs, description: asIs },
  Count: { count: asIs, precision: asIs },
  PageInfo: { hasNextPage: asIs, hasPreviousPage: asIs, startCursor: asIs, endCursor: asIs },
  Shop: shopResolvers,
  Domain: { host: asIs, sslEnabled: asIs, url: asIs },
  PaymentSettings: {
    acceptedCardBrands: asIs,
    // The server's error for a card names it.
    cardVaultUrl: (_settings, _args, { publicUrl }) => `${publicUrl}/sessions`,
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
  ...customerTypes,
  ...orderTypes,
  ...productTypes,
};
