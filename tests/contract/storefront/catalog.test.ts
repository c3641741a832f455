import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestStorefront, startTestStorefront } from "../../support/storefront.ts";
import { variants } from "../../support/stocked-seed.ts";

let storefront: TestStorefront;
beforeAll(async () => {
  storefront = await startTestStorefront();
});
afterAll(() => storefront.stop());

test("a product is found by handle, with its fields", async () => {
  const { body } = await storefront.ask(`{
    product(handle: "complete-course-bundle") {
      id title handle productType vendor tags availableForSale description descriptionHtml
      options { name optionValues { name firstSelectableVariant { title } } }
      variants(first: 250) { nodes { title sku selectedOptions { name value } } }
      metafields(identifiers: [
        { namespace: "custom", key: "instructor" }, { namespace: "custom", key: "slug" },
        { namespace: "custom", key: "subtitle" }, { namespace: "custom", key: "orderinseries" },
        { namespace: "custom", key: "unknown" }
      ]) { key type value }
      collections(first: 10) { nodes { handle } }
    }
  }`);

  expect(body.errors).toBeUndefined();
  expect(body.data.product).toMatchObject({
    id: "gid://shopify/Product/7400000000050",
    title: "Complete Course Bundle",
    productType: "Course",
    vendor: "Handshape",
    tags: ["adult", "bundle"],
    availableForSale: true,
    metafields: [
      { key: "instructor", type: "single_line_text_field", value: "Elias Amadi" },
      { key: "slug", value: "complete-course-bundle" },
      { key: "subtitle", value: "All four levels, from first letter to story" },
      { key: "orderinseries", type: "number_integer", value: "5" },
      null,
    ],
    collections: { nodes: [{ handle: "active-courses" }, { handle: "adult-courses" }] },
  });
  expect(body.data.product.variants.nodes).toEqual(
    [
      ["online course", "ASL-COMPLETE-ONLINE"],
      ["hfcc", "ASL-COMPLETE-HFCC"],
      ["gift course", "ASL-COMPLETE-GIFT"],
    ].map(([title, sku]) => ({ title, sku, selectedOptions: [{ name: "Format", value: title }] })),
  );
});

test.each([
  ["US", "US", "USD", "237.0", "316.0"],
  ["CA", "CA", "CAD", "327.0", "436.0"],
  ["FR", "US", "USD", "237.0", "316.0"],
])("a buyer in %s is sold to as %s, in %s", async (country, isoCode, currencyCode, amount, compareAt) => {
  const { body } = await storefront.ask(
    `query ($country: CountryCode!) @inContext(country: $country, language: EN) {
      localization { country { isoCode currency { isoCode } } }
      product(handle: "complete-course-bundle") {
        priceRange { minVariantPrice { amount currencyCode } maxVariantPrice { amount } }
        compareAtPriceRange { maxVariantPrice { amount } }
        variants(first: 1) { nodes { price { amount currencyCode } compareAtPrice { amount } } }
      }
    }`,
    { country },
  );

  expect(body.data).toEqual({
    localization: {
      country: { isoCode, currency: { isoCode: currencyCode } },
    },
    product: {
      priceRange: { minVariantPrice: { amount, currencyCode }, maxVariantPrice: { amount } },
      compareAtPriceRange: { maxVariantPrice: { amount: compareAt } },
      variants: { nodes: [{ price: { amount, currencyCode }, compareAtPrice: { amount: compareAt } }] },
    },
  });
});

test("a single course has no compare-at price", async () => {
  const { body } = await storefront.ask(`{
    product(handle: "level-1a-online-asl-course") { variants(first: 1) { nodes { price { amount } compareAtPrice { amount } } } }
  }`);

  expect(body.data.product.variants.nodes).toEqual([{ price: { amount: "79.0" }, compareAtPrice: null }]);
});

test("a variant is found by its options, and is null if none match", async () => {
  const { body } = await storefront.ask(`{
    product(handle: "level-1a-online-asl-course") {
      gift: variantBySelectedOptions(selectedOptions: [{ name: "Format", value: "gift course" }]) { title }
      shouted: variantBySelectedOptions(caseInsensitiveMatch: true, selectedOptions: [{ name: "FORMAT", value: "HFCC" }]) { title }
      none: variantBySelectedOptions(selectedOptions: [{ name: "Format", value: "on tape" }]) { title }
      first: selectedOrFirstAvailableVariant { title }
    }
  }`);

  expect(body.data.product).toEqual({
    gift: { title: "gift course" },
    shouted: { title: "hfcc" },
    none: null,
    first: { title: "online course" },
  });
});

test("stock decides what's for sale", async () => {
  const { body } = await storefront.ask(`{
    product(handle: "getting-started-with-asl") {
      availableForSale
      variants(first: 2) { nodes { title availableForSale quantityAvailable requiresShipping } }
    }
  }`);

  expect(body.data.product).toEqual({
    availableForSale: true,
    variants: {
      nodes: [
        { title: "spiral bound", availableForSale: true, quantityAvailable: 3, requiresShipping: true },
        { title: "paperback", availableForSale: false, quantityAvailable: 0, requiresShipping: true },
      ],
    },
  });
});

test("a collection lists its products in the merchant's order", async () => {
  const { body } = await storefront.ask(
    `{ collection(handle: "active-courses") { title products(first: 100) { nodes { handle } } } }`,
  );

  expect(body.data.collection.products.nodes.map(({ handle }: { handle: string }) => handle)).toEqual([
    "level-1a-online-asl-course",
    "level-1b-online-asl-course",
    "level-2a-online-asl-course",
    "level-2b-online-asl-course",
    "complete-course-bundle",
    "asl-essentials-bundle",
    "kids-asl-course-level-1a",
    "kids-asl-course-level-1b",
    "asl-essentials-bundle-for-kids",
  ]);
});

test("a collection is sorted by price, highest first when reversed, and paged by cursor", async () => {
  const query = `query ($after: String) {
    collection(handle: "adult-courses") {
      products(first: 2, after: $after, sortKey: PRICE, reverse: true) { nodes { handle } pageInfo { hasNextPage endCursor } }
    }
  }`;

  const first = await storefront.ask(query);
  const { nodes, pageInfo } = first.body.data.collection.products;
  const second = await storefront.ask(query, { after: pageInfo.endCursor });

  expect(nodes).toEqual([{ handle: "complete-course-bundle" }, { handle: "asl-essentials-bundle" }]);
  expect(second.body.data.collection.products.nodes).toHaveLength(2);
  expect(second.body.data.collection.products.nodes).not.toContainEqual({ handle: "asl-essentials-bundle" });
});

test("anything that doesn't exist is null", async () => {
  const { body } = await storefront.ask(`{
    product(handle: "no-such-product") { id }
    collection(handle: "no-such-collection") { id }
    node(id: "gid://shopify/Product/1") { id }
  }`);

  expect(body.data).toEqual({ product: null, collection: null, node: null });
  expect(body.errors).toBeUndefined();
});

test("a node of any kind is found by ID", async () => {
  const { body } = await storefront.ask(
    `query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id ... on ProductVariant { product { handle } } } }`,
    {
      ids: [
        "gid://shopify/Product/90",
        variants.course,
        "gid://shopify/Collection/90",
        "gid://shopify/Product/1",
      ],
    },
  );

  expect(body.data.nodes).toEqual([
    { __typename: "Product", id: "gid://shopify/Product/90" },
    { __typename: "ProductVariant", id: variants.course, product: { handle: "level-1a-online-asl-course" } },
    { __typename: "Collection", id: "gid://shopify/Collection/90" },
    null,
  ]);
});

test("a course's image is served at the product's image URL", async () => {
  const { body } = await storefront.ask(`{
    product(handle: "level-1a-online-asl-course") { featuredImage { url altText width height } images(first: 20) { nodes { url } } }
  }`);
  const { featuredImage, images } = body.data.product;
  const picture = await fetch(featuredImage.url);

  expect(featuredImage).toMatchObject({ altText: "Cover of Level 1A Online ASL Course" });
  expect(featuredImage.width).toBeGreaterThan(0);
  expect(images.nodes).toEqual([{ url: featuredImage.url }]);
  expect(picture.status).toBe(200);
  expect(picture.headers.get("content-type")).toBe("image/webp");
});

test("a product whose image file is missing has no image", async () => {
  const { body } = await storefront.ask(
    `{ product(handle: "getting-started-with-asl") { featuredImage { url } images(first: 1) { nodes { url } } } }`,
  );

  expect(body.data.product).toEqual({ featuredImage: null, images: { nodes: [] } });
});

test.each([
  ["..%2fcredentials.ts"],
  ["..%2f..%2fpackage.json"],
  ["courses"],
  ["courses%2f..%2f..%2fcredentials.ts"],
])("only images are served: %s", async (path) => {
  expect((await fetch(`${storefront.url}/cdn/shop/files/${path}`)).status).toBe(404);
});
