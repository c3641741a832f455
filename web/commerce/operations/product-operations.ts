import { graphql } from "#commerce/generated/gql.ts";

graphql(`
  fragment VariantPrice on ProductVariant {
    id
    title
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

// A course has three variants, one for each way to buy it. Asking for all 250 that a product may have, a hundred products
// at a time, would only cost: the reader warns when there are more. All of one product is in full-product-operations.ts.
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

// No option is named "", so that nothing is selected unless it is asked for.
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

export const productDescriptionQuery = graphql(`
  query ProductDescription($handle: String!) @inContext(country: US, language: EN) {
    product(handle: $handle) {
      description
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
