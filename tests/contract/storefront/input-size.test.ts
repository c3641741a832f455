import { afterAll, beforeAll, expect, test } from "vitest";
import { variants } from "../../support/stocked-seed.ts";
import { type TestStorefront, startTestStorefront } from "../../support/storefront.ts";

let storefront: TestStorefront;
beforeAll(async () => {
  storefront = await startTestStorefront();
});
afterAll(() => storefront.stop());

const manyIds = Array.from({ length: 251 }, (_, index) => `gid://shopify/Product/${index + 1}`);

test.each([
  [
    "in an argument",
    'mutation ($lines: [CartLineInput!]!) { cartLinesAdd(cartId: "gid://shopify/Cart/x", lines: $lines) { cart { id } } }',
    { lines: manyIds.map(() => ({ merchandiseId: variants.course })) },
    { line: 1, column: 40 },
    ["cartLinesAdd", "lines"],
  ],
  [
    "in an input",
    "mutation ($input: CartInput) { made: cartCreate(input: $input) { cart { id } } }",
    { input: { discountCodes: manyIds } },
    { line: 1, column: 32 },
    ["made", "input", "discountCodes"],
  ],
  [
    "written as a literal",
    `{ nodes(ids: ${JSON.stringify(manyIds)}) { id } }`,
    {},
    { line: 1, column: 3 },
    ["nodes", "ids"],
  ],
  [
    "as the default of a variable",
    `query ($ids: [ID!]! = ${JSON.stringify(manyIds)}) { nodes(ids: $ids) { id } }`,
    {},
    expect.anything(),
    ["nodes", "ids"],
  ],
  [
    "in a nested field",
    `query ($tags: [HasMetafieldsIdentifier!]!) { shop { ...S } } fragment S on Shop { metafields(identifiers: $tags) { id } }`,
    { tags: manyIds.map((key) => ({ key })) },
    { line: 1, column: 83 },
    ["shop", "metafields", "identifiers"],
  ],
])("a list %s with more than 250 values is rejected", async (_where, query, given, location, path) => {
  const { status, body } = await storefront.ask(query, given);

  // As recorded from a real shop in 2026-04, for a cart's lines, attributes and addresses.
  expect(status).toBe(200);
  expect(body).toEqual({
    errors: [
      {
        message: "The input array size of 251 is greater than the maximum allowed of 250.",
        locations: [location],
        path,
        extensions: { code: "MAX_INPUT_SIZE_EXCEEDED" },
      },
    ],
  });
});

test("every list that's too long gets an error, and the operation does nothing else", async () => {
  const { body } = await storefront.ask(
    `query ($ids: [ID!]!) { shop { name } a: nodes(ids: $ids) { id } b: nodes(ids: $ids) { id } }`,
    { ids: manyIds },
  );

  expect(body).not.toHaveProperty("data");
  expect(body.errors).toMatchObject([{ path: ["a", "ids"] }, { path: ["b", "ids"] }]);
});

test("a variable's value replaces its default, however long the default is", async () => {
  const query = `query ($ids: [ID!]! = ${JSON.stringify(manyIds)}) { nodes(ids: $ids) { id } }`;

  expect((await storefront.ask(query, { ids: [] })).body.data).toEqual({ nodes: [] });
});
