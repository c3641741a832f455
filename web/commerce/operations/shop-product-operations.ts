import { graphql } from "#commerce/generated/gql.ts";

// A product as an editor chooses it: what it is called, looks like and costs, without its variants.
graphql(`
  fragment ShopProduct on Product {
    handle
    title
    productType
    availableForSale
    tags
    featuredImage {
      url(transform: { maxWidth: 160, maxHeight: 160 })
      altText
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
  }
`);

export const shopProductQuery = graphql(`
  query ShopProduct($handle: String!, $country: CountryCode!) @inContext(country: $country, language: EN) {
    product(handle: $handle) {
      ...ShopProduct
    }
  }
`);

// What the words begin is found by title, kind, tag and SKU; a whole handle by itself, since Shopify searches no handles.
export const findShopProductsQuery = graphql(`
  query FindShopProducts($query: String!, $country: CountryCode!)
  @inContext(country: $country, language: EN) {
    predictiveSearch(
      query: $query
      limit: 10
      limitScope: EACH
      types: [PRODUCT]
      searchableFields: [TITLE, PRODUCT_TYPE, TAG, VARIANTS_SKU]
    ) {
      products {
        ...ShopProduct
      }
    }
    product(handle: $query) {
      ...ShopProduct
    }
  }
`);

export const shopProductsQuery = graphql(`
  query ShopProducts($after: String, $country: CountryCode!) @inContext(country: $country, language: EN) {
    products(first: 250, after: $after, sortKey: TITLE) {
      nodes {
        ...ShopProduct
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);
