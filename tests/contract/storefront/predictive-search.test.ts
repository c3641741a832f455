import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestStorefront, startTestStorefront } from "../../support/storefront.ts";
import { variedSeed } from "../../support/varied-seed.ts";

let storefront: TestStorefront;
beforeAll(async () => {
  storefront = await startTestStorefront({ seed: variedSeed });
});
afterAll(() => storefront.stop());

const allOf = `
  queries { text styledText trackingParameters } products { title trackingParameters }
  collections { title } pages { title } articles { title }`;

async function suggest(args: string, selection = allOf) {
  const { body } = await storefront.ask(`{ predictiveSearch(${args}) { ${selection} } }`);
  expect(body.errors).toBeUndefined();
  return body.data.predictiveSearch;
}

test("typing suggests products, collections, pages, articles and queries", async () => {
  const suggested = await suggest('query: "kid", limitScope: EACH, limit: 2');

  expect(suggested).toEqual({
    queries: [
      {
        text: "kids",
        styledText: "<mark>kid</mark><span>s</span>",
        trackingParameters: "_pos=1&_psq=kid&_ss=e&_v=1.0",
      },
    ],
    products: [
      { title: "Kids ASL Course Level 1A", trackingParameters: "_pos=1&_psq=kid&_ss=e&_v=1.0" },
      { title: "Kids ASL Course Level 1B", trackingParameters: "_pos=2&_psq=kid&_ss=e&_v=1.0" },
    ],
    collections: [{ title: "Courses for kids" }],
    pages: [],
    articles: [{ title: "Signing with kids at the table" }],
  });
});

test("a shared limit is split among the kinds of results", async () => {
  const suggested = await suggest('query: "kid", limit: 4');

  const counts = Object.values(suggested).map((results) => [results].flat().length);
  expect(counts).toEqual([1, 1, 1, 0, 1]);
});

test.each([
  ['query: "book 1", types: [PRODUCT]', []],
  ['query: "book 1", types: [PRODUCT], searchableFields: [VARIANTS_SKU]', ["Getting Started with ASL"]],
  ['query: "97800", types: [PRODUCT], searchableFields: [VARIANTS_BARCODE]', ["Alphabet Poster"]],
  ['query: "classroom", types: [PRODUCT], searchableFields: [BODY, TAG]', ["Alphabet Poster"]],
  ['query: "spiral", types: [PRODUCT]', ["Getting Started with ASL"]],
  ['query: "book", types: [PRODUCT]', ["Getting Started with ASL", "Not yet announced"]],
  ['query: "book", types: [PRODUCT], unavailableProducts: HIDE', ["Getting Started with ASL"]],
  ['query: "postre", types: [PRODUCT]', ["Alphabet Poster"]],
  ['query: "title:kids", types: [PRODUCT]', []],
  ['query: " ", types: [PRODUCT]', []],
])("%s suggests %j", async (args, titles) => {
  const { products } = await suggest(args, "products { title }");

  expect(products.map(({ title }: { title: string }) => title)).toEqual(titles);
});

test("only the requested types are suggested", async () => {
  const suggested = await suggest('query: "kid", types: [COLLECTION]');

  expect(suggested).toEqual({
    queries: [],
    products: [],
    collections: [{ title: "Courses for kids" }],
    pages: [],
    articles: [],
  });
});

test("a suggested query continues the words before it", async () => {
  const { queries } = await suggest('query: "essentials b"', "queries { text styledText }");

  expect(queries).toEqual([
    { text: "essentials bundle", styledText: "<mark>essentials b</mark><span>undle</span>" },
  ]);
});

test.each([[0], [11]])("a limit of %i is rejected", async (limit) => {
  const { body } = await storefront.ask(
    `{ predictiveSearch(query: "kid", limit: ${limit}) { queries { text } } }`,
  );

  expect(body.errors[0].message).toBe("limit must be between 1 and 10");
});

test("related products are recommended, with the merchant's picks first", async () => {
  const { body } = await storefront.ask(`{
    chosen: productRecommendations(productId: "gid://shopify/Product/70") { title }
    complementary: productRecommendations(productHandle: "alphabet-poster", intent: COMPLEMENTARY) { title }
    similar: productRecommendations(productHandle: "level-1a-online-asl-course", intent: RELATED) { title }
    none: productRecommendations(productHandle: "no-such-product") { title }
    without: productRecommendations(productHandle: "level-1a-online-asl-course", intent: COMPLEMENTARY) { title }
  }`);
  const { chosen, complementary, similar, none, without } = body.data;

  expect(chosen[0]).toEqual({ title: "Complete Course Bundle" });
  expect(chosen).not.toContainEqual({ title: "Alphabet Poster" });
  expect(complementary).toEqual([{ title: "Getting Started with ASL" }]);
  expect(similar[0]).toEqual({ title: "Level 1B Online ASL Course" });
  expect(similar.length).toBeLessThanOrEqual(10);
  expect(none).toBeNull();
  expect(without).toEqual([]);
});
