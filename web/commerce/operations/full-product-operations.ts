import { graphql } from "#commerce/generated/gql.ts";

// A whole product, up to the limits of requirements §9.7. For prices alone, use product-operations.ts.

graphql(`
  fragment ProductVariant on ProductVariant {
    ...VariantPrice
    quantityAvailable
    image {
      url
      altText
      width
      height
    }
    selectedOptions {
      name
      value
    }
  }
`);

graphql(`
  fragment VariantOfProduct on ProductVariant {
    ...ProductVariant
    product {
      id
      handle
      title
      productType
      tags
    }
  }
`);

graphql(`
  fragment Product on Product {
    id
    handle
    title
    description
    descriptionHtml
    productType
    vendor
    availableForSale
    tags
    updatedAt
    options {
      id
      name
      optionValues {
        id
        name
      }
    }
    metafields(
      identifiers: [
        { namespace: "custom", key: "instructor" }
        { namespace: "custom", key: "slug" }
        { namespace: "custom", key: "subtitle" }
        { namespace: "custom", key: "orderinseries" }
      ]
    ) {
      key
      value
    }
    priceRange {
      minVariantPrice {
        amount
        currencyCode
      }
      maxVariantPrice {
        amount
        currencyCode
      }
    }
    featuredImage {
      url
      altText
      width
      height
    }
    images(first: 20) {
      nodes {
        url
        altText
        width
        height
      }
    }
    collections(first: 10) {
      nodes {
        id
        handle
        title
      }
    }
    variants(first: 250) {
      nodes {
        ...ProductVariant
      }
    }
  }
`);

// No option has the name "", so nothing is selected by default.
export const productQuery = graphql(`
  query Product(
    $handle: String!
    $variantName: String = ""
    $variantValue: String = ""
    $country: CountryCode!
  ) @inContext(country: $country, language: EN) {
    product(handle: $handle) {
      ...Product
      variantBySelectedOptions(selectedOptions: [{ name: $variantName, value: $variantValue }]) {
        ...ProductVariant
      }
    }
  }
`);

export const productVariantQuery = graphql(`
  query ProductVariant($id: ID!, $country: CountryCode!) @inContext(country: $country, language: EN) {
    node(id: $id) {
      __typename
      ... on ProductVariant {
        ...VariantOfProduct
      }
    }
  }
`);

export const productAndVariantQuery = graphql(`
  query ProductAndVariant($handle: String!, $variantId: ID!, $country: CountryCode!)
  @inContext(country: $country, language: EN) {
    product(handle: $handle) {
      ...Product
    }
    node(id: $variantId) {
      __typename
      ... on ProductVariant {
        ...VariantOfProduct
      }
    }
  }
`);

export const nodeQuery = graphql(`
  query Node($id: ID!, $country: CountryCode!) @inContext(country: $country, language: EN) {
    node(id: $id) {
      __typename
      ... on Product {
        ...Product
      }
      ... on ProductVariant {
        ...VariantOfProduct
      }
      ... on Collection {
        id
        handle
        title
        updatedAt
      }
    }
  }
`);
