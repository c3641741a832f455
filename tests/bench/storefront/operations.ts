import { crowdedCollection, measuredProduct, measuredVariant } from "./seed-catalog.ts";

interface Operation {
  query: string;
  variables: Record<string, unknown>;
}

const fragment = `fragment Card on Product {
  id
  handle
  title
  availableForSale
  featuredImage { url altText width height }
  priceRange { minVariantPrice { amount currencyCode } }
}`;

/** One product, with its variants and their prices. */
export const readProduct: Operation = {
  query: `${fragment}
    query Product($handle: String!, $country: CountryCode!) @inContext(country: $country) {
      product(handle: $handle) {
        ...Card
        descriptionHtml
        variants(first: 25) {
          nodes {
            id
            title
            availableForSale
            price { amount currencyCode }
            compareAtPrice { amount currencyCode }
          }
        }
      }
    }`,
  variables: { handle: measuredProduct, country: "CA" },
};

/** A page of a hundred product cards. */
export const readCollection: Operation = {
  query: `${fragment}
    query Collection($handle: String!, $country: CountryCode!) @inContext(country: $country) {
      collection(handle: $handle) {
        title
        products(first: 100) { nodes { ...Card } pageInfo { hasNextPage endCursor } }
      }
    }`,
  variables: { handle: crowdedCollection, country: "CA" },
};

const payload = `{
  cart {
    id
    checkoutUrl
    totalQuantity
    cost { subtotalAmount { amount currencyCode } totalAmount { amount currencyCode } }
    lines(first: 20) {
      nodes {
        id
        quantity
        cost { totalAmount { amount currencyCode } }
        merchandise { ... on ProductVariant { id title product { handle title } } }
      }
    }
  }
  userErrors { code field message }
  warnings { code target message }
}`;

const lines = [{ merchandiseId: measuredVariant, quantity: 1 }];

export const createCart: Operation = {
  query: `mutation CartCreate($input: CartInput!) { cartCreate(input: $input) ${payload} }`,
  variables: { input: { lines, buyerIdentity: { countryCode: "CA" } } },
};

export function addCartLines(cartId: string): Operation {
  return {
    query: `mutation CartLinesAdd($cartId: ID!, $lines: [CartLineInput!]!) { cartLinesAdd(cartId: $cartId, lines: $lines) ${payload} }`,
    variables: { cartId, lines },
  };
}
