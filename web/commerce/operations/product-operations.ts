import { graphql } from "#commerce/generated/gql.ts";

graphql(`
  fragment VariantPrice on ProductVariant {
    id
    title
    sku
    availableForSale
    price {
      amount
      currencyCode
    }
    compareAtPrice {
      amount
      currencyCode
    }
  }
`);

// A course has three variants, one for each way to buy it. Reading up to 250 variants for each of 100 products would be
// expensive; the reader warns when there are more. full-product-operations.ts reads a whole product.
graphql(`
  fragment ProductPrice on Product {
    id
    handle
    title
    productType
    availableForSale
    tags
    featuredImage {
      url
      altText
      width
      height
    }
    variants(first: 25) {
      nodes {
        ...VariantPrice
      }
      pageInfo {
        hasNextPage
      }
    }
  }
`);

// No option has the name "", so nothing is selected by default.
export const productPriceQuery = graphql(`
  query ProductPrice(
    $handle: String!
    $variantName: String = ""
    $variantValue: String = ""
    $country: CountryCode!
  ) @inContext(country: $country, language: EN) {
    product(handle: $handle) {
      ...ProductPrice
      variantBySelectedOptions(selectedOptions: [{ name: $variantName, value: $variantValue }]) {
        ...VariantPrice
      }
    }
  }
`);

export const collectionPricesQuery = graphql(`
  query CollectionPrices(
    $handle: String!
    $sortKey: ProductCollectionSortKeys = COLLECTION_DEFAULT
    $reverse: Boolean = false
    $variantName: String = ""
    $variantValue: String = ""
    $country: CountryCode = US
  ) @inContext(country: $country, language: EN) {
    collection(handle: $handle) {
      products(first: 100, sortKey: $sortKey, reverse: $reverse) {
        nodes {
          ...ProductPrice
          variantBySelectedOptions(selectedOptions: [{ name: $variantName, value: $variantValue }]) {
            ...VariantPrice
          }
        }
      }
    }
  }
`);

export const collectionQuery = graphql(`
  query Collection($handle: String!) {
    collection(handle: $handle) {
      id
    }
  }
`);

export const shopQuery = graphql(`
  query Shop {
    shop {
      id
    }
  }
`);

export const productRecommendationsQuery = graphql(`
  query ProductRecommendations($productId: ID!, $country: CountryCode!)
  @inContext(country: $country, language: EN) {
    productRecommendations(productId: $productId) {
      ...ProductPrice
    }
  }
`);
