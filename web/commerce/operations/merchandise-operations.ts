import { graphql } from "#commerce/generated/gql.ts";

export const merchandiseQuery = graphql(`
  query Merchandise($ids: [ID!]!, $country: CountryCode!) @inContext(country: $country, language: EN) {
    nodes(ids: $ids) {
      __typename
      ... on ProductVariant {
        id
        title
        availableForSale
        product {
          title
          handle
          productType
          tags
        }
      }
    }
  }
`);
