import { graphql } from "#commerce/generated/gql.ts";

// What tells how far the Storefront API has got with a change that Shopify has told of.

export const productFreshnessQuery = graphql(`
  query ProductFreshness($id: ID!) {
    product(id: $id) {
      handle
      updatedAt
      collections(first: 10) {
        nodes {
          handle
        }
      }
    }
  }
`);

export const collectionFreshnessQuery = graphql(`
  query CollectionFreshness($id: ID!) {
    collection(id: $id) {
      handle
      updatedAt
    }
  }
`);

export const latestProductsQuery = graphql(`
  query LatestProducts {
    products(first: 50, sortKey: UPDATED_AT, reverse: true) {
      nodes {
        id
        handle
        updatedAt
      }
      pageInfo {
        hasNextPage
      }
    }
  }
`);
