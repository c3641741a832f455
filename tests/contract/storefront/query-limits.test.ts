import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestStorefront, startTestStorefront } from "../../support/storefront.ts";

let storefront: TestStorefront;
beforeAll(async () => {
  storefront = await startTestStorefront();
});
afterAll(() => storefront.stop());

const doubling = Array.from({ length: 15 }, (_, n) => `fragment F${n} on Shop { ...F${n + 1} ...F${n + 1} }`);
const page = "(first: 250) { nodes {";

// Shopify publishes no such limits for requests with a token: it stops a query that takes too long. These are the emulator's own.
test.each([
  [
    "a query nested deeper than 200",
    `{ ${"a { ".repeat(200)} b ${"} ".repeat(201)}`,
    "Query has depth of 201, which exceeds max depth of 200",
    "MAX_DEPTH_EXCEEDED",
  ],
  [
    "fragments that expand to more than 20,000 fields",
    `{ shop { ...F0 } } ${doubling.join(" ")} fragment F15 on Shop { name }`,
    "Query has complexity of 32769, which exceeds max complexity of 20000",
    "MAX_COMPLEXITY_EXCEEDED",
  ],
  [
    "nested pages that could hold more than a million fields",
    `{ collections${page} products${page} variants${page} id } } } } } } }`,
    "Query has complexity of 31375501, which exceeds max complexity of 1000000",
    "MAX_COMPLEXITY_EXCEEDED",
  ],
])("%s is rejected", async (_name, query, message, code) => {
  const { status, body } = await storefront.ask(query);

  expect(status).toBe(200);
  expect(body).toEqual({ errors: [{ message, extensions: { code } }] });
});

test("a page size counts when it comes from a variable", async () => {
  const query = `query ($first: Int) { collections${page} products(first: 250) { nodes { variants(first: $first) { nodes { id title } } } } } } }`;

  const small = await storefront.ask(query, { first: 1 });
  const large = await storefront.ask(query, { first: 250 });

  expect(small.body.errors).toBeUndefined();
  expect(large.body.errors[0].extensions.code).toBe("MAX_COMPLEXITY_EXCEEDED");
});
