import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestStorefront, startTestStorefront } from "../../support/storefront.ts";

let storefront: TestStorefront;
beforeAll(async () => {
  storefront = await startTestStorefront();
});
afterAll(() => storefront.stop());

const page = "{ nodes { id } pageInfo { hasNextPage hasPreviousPage } }";

// Shopify documents this extension for its Admin API. For the Storefront API, each number is what a real shop was recorded to
// return for a query of this shape.
test.each([
  ["an object", "{ shop { name } }", 1],
  ["a type's name", "{ shop { __typename name } }", 2],
  ["a page of one item", `{ products(first: 1) ${page} }`, 3],
  ["a page of two", `{ products(first: 2) ${page} }`, 3],
  ["a page of three", `{ products(first: 3) ${page} }`, 5],
  ["a page of five", `{ urlRedirects(first: 5) ${page} }`, 7],
  [
    "two pages of 250",
    "{ productTags(first: 250) { edges { node } pageInfo { hasNextPage } } productTypes(first: 250) { edges { node } pageInfo { hasNextPage } } }",
    46,
  ],
  [
    "nested items",
    "{ localization { country { isoCode currency { isoCode } } language { isoCode } market { id } } }",
    5,
  ],
  [
    "an interface's most expensive type",
    '{ node(id: "gid://shopify/Menu/1") { __typename id ... on Menu { title } ... on Product { title } } }',
    2,
  ],
  ["the same field requested twice", "{ shop { name } shop { ...S } } fragment S on Shop { name }", 1],
  [
    "a mutation",
    'mutation { cartNoteUpdate(cartId: "gid://shopify/Cart/x", note: "y") { cart { id } userErrors { field } warnings { code } } }',
    13,
  ],
])("a response has the cost of its query: %s", async (_what, query, cost) => {
  const { body } = await storefront.ask(query, {}, { version: "2026-04" });

  expect(body.extensions).toEqual({ cost: { requestedQueryCost: cost } });
});

test("a page size counts when it comes from a variable or its default", async () => {
  const query = `query ($first: Int = 3) { products(first: $first) ${page} }`;

  const answers = [await storefront.ask(query, { first: 5 }), await storefront.ask(query, {})];

  expect(answers.map(({ body }) => body.extensions.cost.requestedQueryCost)).toEqual([7, 5]);
});

test("a response with errors has a cost, and one that didn't run has none", async () => {
  const partly = await storefront.ask('{ shop { name } node(id: "gid://shopify/Order/1") { id } }');
  const invalid = await storefront.ask("{ nope }");
  const unbound = await storefront.ask("query ($handle: String!) { product(handle: $handle) { id } }");

  expect(partly.body.extensions).toEqual({ cost: { requestedQueryCost: 2 } });
  expect(invalid.body).not.toHaveProperty("extensions");
  expect(unbound.body).not.toHaveProperty("extensions");
});

// Documented: "the actual country and language context will be returned as a response extension" (shopify.dev, changelog of 2022-04).
test.each([
  ["CA", "EN", { country: "CA", language: "EN" }],
  ["CA", "FR", { country: "CA", language: "EN" }],
  ["FR", "EN", { country: "US", language: "EN" }],
  [null, null, { country: "US", language: "EN" }],
])("in the context of %s and %s, the response says which one applied", async (country, language, context) => {
  const { body } = await storefront.ask(
    "query ($country: CountryCode, $language: LanguageCode) @inContext(country: $country, language: $language) { shop { name } }",
    { country, language },
  );

  expect(body.extensions).toEqual({ context, cost: { requestedQueryCost: 1 } });
});
