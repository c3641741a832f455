import { graphql } from "#commerce/generated/gql.ts";

graphql(`
  fragment CartLine on BaseCartLine {
    id
    quantity
    attributes {
      key
      value
    }
    discountAllocations {
      discountedAmount {
        ...CartMoney
      }
      ... on CartCodeDiscountAllocation {
        code
      }
    }
    cost {
      amountPerQuantity {
        ...CartMoney
      }
      subtotalAmount {
        ...CartMoney
      }
      totalAmount {
        ...CartMoney
      }
    }
    merchandise {
      ... on ProductVariant {
        id
        title
        sku
        availableForSale
        compareAtPrice {
          ...CartMoney
        }
        selectedOptions {
          name
          value
        }
        image {
          url
          altText
          width
          height
        }
        price {
          ...CartMoney
        }
        product {
          id
          handle
          title
          productType
          slug: metafield(namespace: "custom", key: "slug") {
            value
          }
        }
      }
    }
  }
`);

graphql(`
  fragment CartLines on BaseCartLineConnection {
    nodes {
      ...CartLine
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
`);

/** More lines of a cart that has more than one page of them. */
export const cartLinesQuery = graphql(`
  query CartLines($cartId: ID!, $after: String, $country: CountryCode!)
  @inContext(country: $country, language: EN) {
    cart(id: $cartId) {
      lines(first: 100, after: $after) {
        ...CartLines
      }
    }
  }
`);
