import { afterAll, beforeAll, expect, test } from "vitest";
import { variants } from "../../support/stocked-seed.ts";
import { type RunningStorefront, startStorefront } from "../../support/storefront.ts";

let storefront: RunningStorefront;
beforeAll(async () => {
  storefront = await startStorefront();
});
afterAll(() => storefront.stop());

const manyIds = Array.from({ length: 251 }, (_, index) => `gid://shopify/Product/${index + 1}`);

test.each([
  [
    "of an argument",
    'mutation ($lines: [CartLineInput!]!) { cartLinesAdd(cartId: "x", lines: $lines) { cart { id } } }',
    { lines: manyIds.map(() => ({ merchandiseId: variants.course })) },
    { line: 1, column: 40 },
    ["cartLinesAdd", "lines"],
  ],
  [
    "within an input",
    "mutation ($input: CartInput) { made: cartCreate(input: $input) { cart { id } } }",
    { input: { discountCodes: manyIds } },
    { line: 1, column: 32 },
    ["made", "input", "discountCodes"],
  ],
  [
    "that is written out",
    `{ nodes(ids: ${JSON.stringify(manyIds)}) { id } }`,
    {},
    { line: 1, column: 3 },
    ["nodes", "ids"],
  ],
  [
    "that is the default of a variable",
    `query ($ids: [ID!]! = ${JSON.stringify(manyIds)}) { nodes(ids: $ids) { id } }`,
    {},
    expect.anything(),
    ["nodes", "ids"],
  ],
  [
    "of a field within another",
    `query ($tags: [HasMetafieldsIdentifier!]!) { shop { ...S } } fragment S on Shop { metafields(identifiers: $tags) { id } }`,
    { tags: manyIds.map((key) => ({ key })) },
    { line: 1, column: 83 },
    ["shop", "metafields", "identifiers"],
  ],
])("a list %s with more than 250 values is refused", async (_where, query, given, location, path) => {
  const { status, body } = await storefront.ask(query, given);

  // As recorded of a real shop in 2026-04, for the lines, the attributes and the addresses of a cart.
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

test("each list that is too long is told, and nothing else of the operation is done", async () => {
  const { body } = await storefront.ask(
    `query ($ids: [ID!]!) { shop { name } a: nodes(ids: $ids) { id } b: nodes(ids: $ids) { id } }`,
    { ids: manyIds },
  );

  expect(body).not.toHaveProperty("data");
  expect(body.errors).toMatchObject([{ path: ["a", "ids"] }, { path: ["b", "ids"] }]);
});

test("a variable that is given stands for its default, however long that is", async () => {
  const query = `query ($ids: [ID!]! = ${JSON.stringify(manyIds)}) { nodes(ids: $ids) { id } }`;

  expect((await storefront.ask(query, { ids: [] })).body.data).toEqual({ nodes: [] });
});
