import { graphql } from "#commerce/generated/gql.ts";

// A course has three variants, one for each way to buy it. Asking for all 250 that a product may have, a hundred products
// at a time, would only cost: the reader warns when there are more.
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
      pageInfo {
        hasNextPage
      }
    }
  }
`);

export const productPriceQuery = graphql(`
  query ProductPrice($handle: String!, $country: CountryCode!) @inContext(country: $country, language: EN) {
    product(handle: $handle) {
      ...ProductPrice
    }
  }
`);

export const collectionPricesQuery = graphql(`
  query CollectionPrices($handle: String!, $country: CountryCode!)
  @inContext(country: $country, language: EN) {
    collection(handle: $handle) {
      products(first: 100) {
        nodes {
          ...ProductPrice
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
