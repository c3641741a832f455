import { afterAll, beforeAll, expect, test } from "vitest";
import { accessToken, type TestStorefront, startTestStorefront } from "../../support/storefront.ts";

const privateToken = "storefront-private-test-token";

let storefront: TestStorefront;
beforeAll(async () => {
  storefront = await startTestStorefront({ privateToken });
});
afterAll(() => storefront.stop());

const shopName = "{ shop { name } }";

const hiddenTags = `{ product(handle: "complete-course-bundle") { tags } }`;
const unauthorized = { errors: [{ message: "", extensions: { code: "UNAUTHORIZED" } }] };

test.each([
  ["a browser's public token", "x-shopify-storefront-access-token", accessToken],
  ["a server's private token", "shopify-storefront-private-token", privateToken],
])("%s unlocks what's hidden without one", async (_who, header, token) => {
  const { body } = await storefront.ask(hiddenTags, {}, { headers: { [header]: token } });

  expect(body.data.product.tags).toEqual(["adult", "bundle"]);
});

test.each([
  ["a wrong public token", { "x-shopify-storefront-access-token": "wrong" }],
  ["a wrong private token", { "shopify-storefront-private-token": "wrong" }],
  ["the private token in a browser's header", { "x-shopify-storefront-access-token": privateToken }],
  ["the public token in a server's header", { "shopify-storefront-private-token": accessToken }],
  [
    "a wrong token next to a right one",
    { "x-shopify-storefront-access-token": "wrong", "shopify-storefront-private-token": privateToken },
  ],
])("returns 401 for %s", async (_what, headers) => {
  const { status, body } = await storefront.ask(shopName, {}, { headers });

  expect(status).toBe(401);
  expect(body).toEqual(unauthorized);
});

test("without a private token of its own, a shop accepts the public one instead", async () => {
  const shop = await startTestStorefront();

  const { body } = await shop.ask(
    hiddenTags,
    {},
    { headers: { "shopify-storefront-private-token": accessToken } },
  );
  await shop.stop();

  expect(body.data.product.tags).toEqual(["adult", "bundle"]);
});

test("requests without a token are allowed", async () => {
  const { status, body } = await storefront.ask(shopName, {}, { headers: {} });

  expect(status).toBe(200);
  expect(body.data).toEqual({ shop: { name: "Test shop" } });
});

test.each([
  ["tags", "tags"],
  ['metafield(namespace: "custom", key: "slug") { value }', "metafield"],
  ["variants(first: 1) { nodes { quantityAvailable } }", "quantityAvailable"],
])("without a token, %s is denied", async (selection, field) => {
  const { status, body } = await storefront.ask(
    `{ product(handle: "complete-course-bundle") { ${selection} } }`,
    {},
    {
      headers: {},
    },
  );

  expect(status).toBe(200);
  expect(body.errors[0].message).toContain(`Access denied for ${field} field`);
  expect(body.errors[0].extensions.code).toBe("ACCESS_DENIED");
});

// Shopify documents this limit. That it's compared to the query cost is our assumption.
test("without a token, a query can cost at most 1,000", async () => {
  const page = "(first: 250) { nodes { id";
  const query = `{ collections${page} products${page} variants${page} price { amount } } } } } } } }`;

  const without = await storefront.ask(query, {}, { headers: {} });
  const withToken = await storefront.ask(query.replace("collections(first: 250)", "collections(first: 3)"));

  expect(without.body).toEqual({
    errors: [
      {
        message: "Query has complexity of 2927, which exceeds max complexity of 1000",
        extensions: { code: "MAX_COMPLEXITY_EXCEEDED" },
      },
    ],
  });
  expect(withToken.body.errors).toBeUndefined();
});

test("a path that the shop doesn't have says it isn't emulated", async () => {
  const response = await fetch(`${storefront.url}/products.json`);

  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ errors: "GET /products.json is not emulated." });
});

test("browsers on any origin can send requests", async () => {
  const response = await fetch(`${storefront.url}/api/2025-01/graphql.json`, {
    method: "OPTIONS",
    headers: {
      origin: "https://shop.test",
      "access-control-request-headers": "content-type,x-shopify-storefront-access-token",
    },
  });

  expect(response.status).toBe(204);
  expect(response.headers.get("access-control-allow-origin")).toBe("*");
  expect(response.headers.get("access-control-allow-headers")).toBe(
    "content-type,x-shopify-storefront-access-token",
  );
});
