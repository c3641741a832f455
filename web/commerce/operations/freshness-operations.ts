import { graphql } from "#commerce/generated/gql.ts";

// How far the Storefront API has caught up with a change that a webhook reported.

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
