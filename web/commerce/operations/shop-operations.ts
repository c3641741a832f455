import { graphql } from "#commerce/generated/gql.ts";

/** Almost nothing, to see whether the shop answers. */
export const shopNameQuery = graphql(`
  query ShopName {
    shop {
      name
    }
  }
`);
