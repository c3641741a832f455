import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestStorefront, startTestStorefront } from "../../support/storefront.ts";
import { variedSeed } from "../../support/varied-seed.ts";

let storefront: TestStorefront;
beforeAll(async () => {
  storefront = await startTestStorefront({ seed: variedSeed });
});
afterAll(() => storefront.stop());

async function readPoster(selection: string, version = "2026-04") {
  const { body } = await storefront.ask(
    `{ product(handle: "alphabet-poster") { ${selection} } }`,
    {},
    { version },
  );
  expect(body.errors).toBeUndefined();
  return body.data.product;
}

test.each([["2025-01"], ["2026-04"]])("a product returns all of its fields in %s", async (version) => {
  const product = await readPoster(
    `title vendor productType tags category { id } isGiftCard requiresSellingPlan totalInventory publishedAt onlineStoreUrl
    seo { title description } variantsCount { count precision } sellingPlanGroups(first: 1) { nodes { name } }
    priceRange { minVariantPrice { amount } maxVariantPrice { amount } }`,
    version,
  );

  expect(product).toEqual({
    title: "Alphabet Poster",
    vendor: "Élan Print",
    productType: "Poster",
    tags: ["classroom", "kids"],
    category: null,
    isGiftCard: false,
    requiresSellingPlan: false,
    totalInventory: 7,
    publishedAt: "2026-03-02T15:00:00Z",
    onlineStoreUrl: null,
    seo: { title: "ASL alphabet poster", description: null },
    variantsCount: { count: 3, precision: "EXACT" },
    sellingPlanGroups: { nodes: [] },
    priceRange: { minVariantPrice: { amount: "12.5" }, maxVariantPrice: { amount: "29.99" } },
  });
});

test("a variant returns all of its fields", async () => {
  const { variants } = await readPoster(`variants(first: 1) { nodes {
    title sku barcode taxable weight weightUnit requiresShipping availableForSale currentlyNotInStock quantityAvailable
    quantityRule { minimum maximum increment } quantityPriceBreaks(first: 1) { nodes { minimumQuantity } }
    unitPrice { amount } unitPriceMeasurement { measuredType } image { altText }
    metafield(namespace: "print", key: "paper") { value parentResource { ... on ProductVariant { sku } } }
    storeAvailability(first: 1) { nodes { available } } components(first: 1) { nodes { quantity } } groupedBy(first: 1) { nodes { id } }
    sellingPlanAllocations(first: 1) { nodes { sellingPlan { id } } } requiresComponents
  } }`);

  expect(variants.nodes).toEqual([
    {
      title: "small / Sea Green",
      sku: "POSTER-8",
      barcode: "9780000000017",
      taxable: false,
      weight: 180,
      weightUnit: "GRAMS",
      requiresShipping: true,
      availableForSale: false,
      currentlyNotInStock: false,
      quantityAvailable: 0,
      quantityRule: { minimum: 1, maximum: null, increment: 1 },
      quantityPriceBreaks: { nodes: [] },
      unitPrice: null,
      unitPriceMeasurement: null,
      image: { altText: "Portrait of noor-lindqvist" },
      metafield: { value: "matt", parentResource: { sku: "POSTER-8" } },
      storeAvailability: { nodes: [] },
      components: { nodes: [] },
      groupedBy: { nodes: [] },
      sellingPlanAllocations: { nodes: [] },
      requiresComponents: false,
    },
  ]);
});

test("options return their values with swatches", async () => {
  const { options } = await readPoster(
    "options(first: 2) { name values optionValues { id name swatch { color image { id } } firstSelectableVariant { title } } }",
  );

  expect(options[1]).toEqual({
    name: "Color",
    values: ["Sea Green", "Plum"],
    optionValues: [
      {
        id: "gid://shopify/ProductOptionValue/711",
        name: "Sea Green",
        swatch: { color: "#2e8b57", image: null },
        firstSelectableVariant: { title: "small / Sea Green" },
      },
      {
        id: "gid://shopify/ProductOptionValue/712",
        name: "Plum",
        swatch: null,
        firstSelectableVariant: { title: "small / Plum" },
      },
    ],
  });
});

test("images are also media, sorted as requested, and an image without a file is neither", async () => {
  const product = await readPoster(`
    images(first: 20, sortKey: ID) { nodes { id } }
    media(first: 20) { nodes { __typename id alt mediaContentType presentation { id } previewImage { altText } ... on MediaImage { image { id } } } }
  `);

  expect(product.images.nodes).toEqual([
    { id: "gid://shopify/ProductImage/702" },
    { id: "gid://shopify/ProductImage/703" },
  ]);
  expect(product.media.nodes[0]).toEqual({
    __typename: "MediaImage",
    id: "gid://shopify/MediaImage/703",
    alt: "Portrait of elias-amadi",
    mediaContentType: "IMAGE",
    presentation: null,
    previewImage: { altText: "Portrait of elias-amadi" },
    image: { id: "gid://shopify/ProductImage/703" },
  });
  expect(product.media.nodes).toHaveLength(2);
});

test("a metafield resolves its references, without deleted ones", async () => {
  const product = await readPoster(`
    goesWith: metafield(namespace: "custom", key: "goes_with") {
      reference { __typename } references(first: 5) { nodes { ... on Product { handle } } }
    }
    story: metafield(namespace: "custom", key: "story") { reference { ... on Page { title } } references(first: 1) { nodes { __typename } } }
  `);

  expect(product).toEqual({
    goesWith: { reference: null, references: { nodes: [{ handle: "getting-started-with-asl" }] } },
    story: { reference: { title: "About us" }, references: null },
  });
});

test("the error for a reference to a type that isn't emulated names the type", async () => {
  const { body } = await storefront.ask(
    `{ product(handle: "alphabet-poster") { metafield(namespace: "custom", key: "film") { reference { __typename } } } }`,
  );

  expect(body.errors[0].message).toBe("Metafield.reference of the type file_reference is not emulated.");
});

test("a draft isn't found", async () => {
  const { body } = await storefront.ask(`{
    product(handle: "numbers-poster") { id }
    byHandle: productByHandle(handle: "numbers-poster") { id }
    node(id: "gid://shopify/Product/60") { id }
    products(first: 5, query: "title:Poster") { nodes { handle } }
    predictiveSearch(query: "numb") { products { handle } }
  }`);

  expect(body.data).toEqual({
    product: null,
    byHandle: null,
    node: null,
    products: { nodes: [{ handle: "alphabet-poster" }] },
    predictiveSearch: { products: [] },
  });
});

test("a product tagged hidden-product is found, because it's just a tag to Shopify", async () => {
  const { body } = await storefront.ask(
    `{ product: productByHandle(handle: "not-yet-announced") { tags } products(first: 1, query: "tag:hidden-product") { nodes { title } } }`,
  );

  expect(body.data).toEqual({
    product: { tags: ["hidden-product"] },
    products: { nodes: [{ title: "Not yet announced" }] },
  });
});
