import { afterAll, beforeAll, expect, test } from "vitest";
import { accessToken, type RunningStorefront, startStorefront } from "../../support/storefront.ts";

let storefront: RunningStorefront;
beforeAll(async () => {
  storefront = await startStorefront();
});
afterAll(() => storefront.stop());

const shopName = "{ shop { name } }";

test.each([["x-shopify-storefront-access-token"], ["shopify-storefront-private-token"]])(
  "the shop's token is taken as %s",
  async (header) => {
    const { body } = await storefront.ask(
      `{ product(handle: "complete-course-bundle") { tags } }`,
      {},
      {
        headers: { [header]: accessToken },
      },
    );

    expect(body.data.product.tags).toEqual(["adult", "bundle"]);
  },
);

test("a wrong token is refused with 401", async () => {
  const { status, body } = await storefront.ask(
    shopName,
    {},
    {
      headers: { "x-shopify-storefront-access-token": "wrong" },
    },
  );

  expect(status).toBe(401);
  expect(body).toEqual({ errors: [{ message: "", extensions: { code: "UNAUTHORIZED" } }] });
});

test("no token at all is legal", async () => {
  const { status, body } = await storefront.ask(shopName, {}, { headers: {} });

  expect(status).toBe(200);
  expect(body).toEqual({ data: { shop: { name: "Handshape" } } });
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

test("without a token, a query is limited in complexity", async () => {
  const query =
    "{ products(first: 250) { nodes { title handle vendor variants(first: 3) { nodes { id } } } } }";

  const without = await storefront.ask(query, {}, { headers: {} });
  const withToken = await storefront.ask(query);

  expect(without.body.data).toBeUndefined();
  expect(without.body.errors[0].message).toMatch(/exceeds max complexity of 1000/);
  expect(withToken.body.errors).toBeUndefined();
});

test.each([
  ["2025-01", "2025-01"],
  ["2026-04", "2026-04"],
  ["2024-01", "2025-01"],
  ["2025-07", "2026-04"],
])("version %s is answered as %s, and says so", async (asked, answered) => {
  expect((await storefront.ask(shopName, {}, { version: asked })).version).toBe(answered);
});

test.each([
  ["GET", "/api/2025-01/graphql.json"],
  ["POST", "/api/latest/graphql.json"],
  ["GET", "/products.json"],
])("%s %s says that it is not emulated", async (method, path) => {
  const response = await fetch(storefront.url + path, { method });

  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ errors: `${method} ${path} is not emulated.` });
});

test("a browser of any origin may ask", async () => {
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
