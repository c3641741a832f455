import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type TestStorefront, startTestStorefront } from "../../support/storefront.ts";
import { variedSeed } from "../../support/varied-seed.ts";

let storefront: TestStorefront;
beforeAll(async () => {
  storefront = await startTestStorefront({ seed: variedSeed, now: () => new Date("2026-04-01T12:00:00Z") });
});
afterAll(() => storefront.stop());

interface Titled {
  title: string;
}

const poster = "Alphabet Poster";
const workbook = "Getting Started with ASL";
const hidden = "Not yet announced";
const bundles = ["Complete Course Bundle", "ASL Essentials Bundle", "ASL Essentials Bundle for Kids"];

describe("products are found with the search syntax", () => {
  test.each([
    ["title:poster", [poster]],
    ["title:Post*", [poster]],
    ["title:post", []],
    ['title:\\"Course Bundle\\"', ["Complete Course Bundle"]],
    ["title:'Bundle Course'", []],
    ["product_type:Poster,Book", [hidden, poster, workbook]],
    ["-product_type:course AND NOT tag:hidden-product", [poster, workbook]],
    ["vendor:'Élan Print' OR tag:workbook", [poster, workbook]],
    ["vendor:elan*", [poster]],
    ["tag:bundle tag_not:kids", ["Complete Course Bundle", "ASL Essentials Bundle"]],
    ["(tag:classroom OR tag:workbook) title:ASL", [workbook]],
    ["available_for_sale:false", [hidden]],
    ["handle:getting-started-with-asl", [workbook]],
    ["sku:POSTER-8", [poster]],
    ["price:22.99", [workbook]],
    ["variants.price:>100 variants.price:<200", ["ASL Essentials Bundle", "ASL Essentials Bundle for Kids"]],
    ["variants.price:22.99", [workbook]],
    ["variants.price:<=12.5", [poster]],
    ["created_at:>'2026-03-02T14:59:59Z'", [poster]],
    ["created_at:>2026", []],
    ["created_at:<now updated_at:>=2026-03", [poster]],
    ["updated_at:2026-01-06", [hidden, workbook]],
    ["bundle", bundles],
    ["bundles", bundles],
    ["bund*", bundles],
    ["POSTER-8", [poster]],
    ['\\"wall of a classroom\\"', [poster]],
    ["classroom handshape", [poster]],
    ["postre", []],
  ])("as in %s", async (query, titles) => {
    const { body } = await storefront.ask(`{ products(first: 20, query: "${query}") { nodes { title } } }`);

    const found = body.data.products.nodes.map(({ title }: Titled) => title);
    expect(found.toSorted()).toEqual(titles.toSorted());
  });

  test("tag:* matches products with any tag", async () => {
    const { body } = await storefront.ask(`{ products(first: 20, query: "tag:*") { nodes { title } } }`);

    expect(body.data.products.nodes).toHaveLength(12);
  });
});

test("prices in a query are in the country's currency", async () => {
  const { body } = await storefront.ask(
    `query @inContext(country: CA) { products(first: 5, query: "variants.price:31.99") { nodes { title } } }`,
  );

  expect(body.data.products.nodes).toEqual([{ title: workbook }]);
});

test.each([
  ["PRICE", false, poster],
  ["PRICE", true, "Complete Course Bundle"],
  ["VENDOR", false, poster],
  ["PRODUCT_TYPE", false, workbook],
  ["UPDATED_AT", true, poster],
  ["CREATED_AT", true, poster],
  ["RELEVANCE", false, "Level 1A Online ASL Course"],
  ["BEST_SELLING", false, "Level 1A Online ASL Course"],
])("products are sorted by %s, reversed: %s", async (sortKey, reverse, first) => {
  const { body } = await storefront.ask(
    `{ products(first: 1, sortKey: ${sortKey}, reverse: ${reverse}, query: "-tag:hidden-product AND (asl OR poster OR bundle)") { nodes { title } filters { id } } }`,
  );

  expect(body.data.products).toEqual({ nodes: [{ title: first }], filters: [] });
});

async function search(
  args: string,
  selection = "nodes { ... on Product { title } ... on Page { title } ... on Article { title } }",
) {
  const { body } = await storefront.ask(`{ search(first: 20, ${args}) { ${selection} } }`);
  expect(body.errors).toBeUndefined();
  return body.data.search;
}

describe("a shopper's words find products, pages and articles", () => {
  test.each([
    ['query: "poster"', [poster]],
    ['query: "postre"', [poster]],
    ['query: "alphabetic"', []],
    ['query: "alphab"', [poster]],
    ['query: "alphab", prefix: NONE', []],
    ['query: "ten signs"', ["Your first ten signs"]],
    ['query: "table"', ["Signing with kids at the table"]],
    ['query: "actress with"', ["Kids ASL Course Level 1A"]],
    ['query: "send quote"', ["Classroom pricing"]],
    ['query: "classroom", types: [PAGE, PRODUCT]', ["Classroom pricing", poster]],
    ['query: "classroom", types: [PRODUCT]', [poster]],
    ['query: "classroom", types: [PAGE]', ["Classroom pricing"]],
    ['query: "author:noor"', ["Signing with kids at the table"]],
    ['query: "blog_title:news -tag:kids"', ["Your first ten signs"]],
    ['query: "variants.sku:BOOK-1-PAPER"', [workbook]],
    ['query: "handle:about-us OR title:\\"Contact us\\""', ["About us", "Contact us"]],
    ['query: "poster", productFilters: [{ tag: "classroom" }]', [poster]],
    ['query: "poster", productFilters: [{ tag: "adult" }]', []],
    ['query: ""', []],
    ['query: "workbook OR announced", unavailableProducts: HIDE, types: [PRODUCT]', [workbook]],
  ])("by %s", async (args, titles) => {
    const { nodes } = await search(args);

    expect(nodes.map(({ title }: Titled) => title)).toEqual(titles);
  });
});

test("the best or cheapest matches come first, and sold-out products come last", async () => {
  const byRelevance = await search('query: "tag:kids OR tag:hidden-product OR bundle", types: [PRODUCT]');
  const byPrice = await search(
    'query: "tag:kids OR tag:hidden-product OR bundle", sortKey: PRICE, types: [PRODUCT]',
  );

  const titles = ({ nodes }: { nodes: Titled[] }) => nodes.map(({ title }) => title);
  expect(titles(byRelevance)[0]).toMatch(/Bundle/);
  expect(titles(byPrice)[0]).toBe(poster);
  expect([titles(byRelevance).at(-1), titles(byPrice).at(-1)]).toEqual([hidden, hidden]);
});

test("a search has a total count and filters, and can be paged", async () => {
  const selection =
    "totalCount pageInfo { hasNextPage endCursor } productFilters { id values { label count } } nodes { ... on Product { title } }";
  const first = (await storefront.ask(`{ search(query: "bundle", first: 2) { ${selection} } }`)).body.data
    .search;

  const { body } = await storefront.ask(
    `{ search(query: "bundle", first: 2, after: "${first.pageInfo.endCursor}") { ${selection} } }`,
  );

  expect(first).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: true } });
  expect(first.productFilters[2]).toEqual({
    id: "filter.p.product_type",
    values: [{ label: "Course", count: 3 }],
  });
  expect([...first.nodes, ...body.data.search.nodes]).toHaveLength(3);
});

test("search results have tracking parameters for the search", async () => {
  const { nodes } = await search(
    'query: "classroom", types: [PAGE, PRODUCT]',
    "nodes { __typename ... on Trackable { trackingParameters } }",
  );

  expect(nodes).toEqual([
    { __typename: "Page", trackingParameters: expect.stringMatching(/^_pos=1&_sid=[0-9a-f]{9}&_ss=r$/) },
    { __typename: "Product", trackingParameters: expect.stringMatching(/^_pos=2&_sid=[0-9a-f]{9}&_ss=r$/) },
  ]);
});

test.each([
  ['search(first: 1, query: "color:red")', "QueryRoot.search(query:) with the field color"],
  ['pages(first: 1, query: "author:me")', "QueryRoot.pages(query:) with the field author"],
  [`products(first: 1, query: "${"(".repeat(60)}")`, "A search nested more than 50 deep"],
  [`products(first: 1, query: "${"x".repeat(5001)}")`, "A search of more than 5000 characters"],
])("the error for %s names what isn't emulated", async (field, name) => {
  const { body } = await storefront.ask(`{ ${field} { nodes { __typename } } }`);

  expect(body.errors[0]).toMatchObject({
    message: `${name} is not emulated.`,
    extensions: { code: "NOT_EMULATED" },
  });
});
