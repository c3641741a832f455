import { graphql } from "#commerce/generated/gql.ts";

// A product for the picker: title, image and price range, without variants.
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

// Search covers titles, types, tags and SKUs by prefix. It doesn't cover handles, so the handle is a second lookup.
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
