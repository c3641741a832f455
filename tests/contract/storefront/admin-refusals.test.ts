import { afterAll, beforeAll, expect, test } from "vitest";
import {
  accessToken,
  adminToken,
  type TestStorefront,
  startTestStorefront,
} from "../../support/storefront.ts";

let storefront: TestStorefront;
beforeAll(async () => {
  storefront = await startTestStorefront();
});
afterAll(() => storefront.stop());

const spiralItem = 10_000_000_000_091;
const location = 71_850_001;

test.each([
  ["without a token", {}],
  ["with a wrong token", { "x-shopify-access-token": "wrong" }],
  ["with the shop's public token", { "x-shopify-access-token": accessToken }],
])("returns 401 %s", async (_name, headers) => {
  const response = await fetch(`${storefront.url}/admin/api/2025-01/products.json`, { headers });

  expect(response.status).toBe(401);
  expect(response.headers.get("access-control-allow-origin")).toBeNull();
  expect(await response.json()).toEqual({
    errors: "[API] Invalid API key or access token (unrecognized login or wrong password)",
  });
});

test.each([
  ["GET", "/products/1.json", undefined],
  ["PUT", "/products/1.json", {}],
  ["GET", "/variants/1.json", undefined],
  ["PUT", "/variants/1.json", {}],
  ["GET", "/custom_collections/1.json", undefined],
  ["PUT", "/custom_collections/1.json", {}],
  ["GET", "/webhooks/1.json", undefined],
  ["DELETE", "/webhooks/1.json", undefined],
])("returns 404 for %s %s", async (method, path, sent) => {
  const { status, body } = await storefront.admin(method, path, sent);

  expect(status).toBe(404);
  expect(body).toEqual({ errors: "Not Found" });
});

test.each([
  ["PUT", "/products/90.json", { product: { title: "  " } }, 422, { title: ["can't be blank"] }],
  [
    "PUT",
    "/products/90.json",
    { product: { title: "x".repeat(256) } },
    422,
    { title: ["is too long (maximum is 255 characters)"] },
  ],
  [
    "PUT",
    "/products/90.json",
    { product: { status: "sold" } },
    422,
    { status: ["is not included in the list"] },
  ],
  ["PUT", "/products/90.json", {}, 400, { product: "Required parameter missing or invalid" }],
  ["PUT", "/products/90.json", { product: { vendor: "x" } }, 501, "product.vendor is not emulated."],
  [
    "PUT",
    "/variants/91.json",
    { variant: { price: "-1" } },
    422,
    { price: ["must be greater than or equal to 0"] },
  ],
  ["PUT", "/variants/91.json", { variant: { price: "1.005" } }, 422, { price: ["is not a number"] }],
  ["PUT", "/variants/91.json", { variant: { sku: "x" } }, 501, "variant.sku is not emulated."],
  [
    "POST",
    "/inventory_levels/set.json",
    { location_id: location, inventory_item_id: spiralItem, available: -1 },
    422,
    { available: ["must be greater than or equal to 0"] },
  ],
  [
    "POST",
    "/inventory_levels/set.json",
    { location_id: location, inventory_item_id: 18_400_000_000_011, available: 5 },
    422,
    ["Inventory item does not have inventory tracking enabled"],
  ],
  [
    "POST",
    "/inventory_levels/set.json",
    { location_id: 1, inventory_item_id: spiralItem, available: 5 },
    404,
    "Not Found",
  ],
  ["POST", "/products.json", { product: {} }, 501, "POST /admin/api/2025-01/products.json is not emulated."],
  ["GET", "/customers.json", undefined, 501, "GET /admin/api/2025-01/customers.json is not emulated."],
  ["GET", "/products.json?vendor=x", undefined, 501, "The parameter vendor is not emulated."],
  ["GET", "/products.json?page_info=x", undefined, 400, { page_info: "Invalid value." }],
  ["GET", "/products.json?since_id=x", undefined, 400, { since_id: "expected Integer" }],
  ["GET", "/products/%E0%A4.json", undefined, 400, expect.stringContaining("isn't a valid encoding")],
])("%s %s with %j returns %i and Shopify's message", async (method, path, sent, status, errors) => {
  const answer = await storefront.admin(method, path, sent);

  expect(answer.status).toBe(status);
  expect(answer.body).toEqual({ errors });
});

test("a body that isn't JSON is rejected, and so is one over the limit", async () => {
  const put = (body: string) =>
    fetch(`${storefront.url}/admin/api/2025-01/products/90.json`, {
      method: "PUT",
      headers: { "x-shopify-access-token": adminToken },
      body,
    });

  expect((await put("{")).status).toBe(400);
  expect((await put(" ".repeat(1_000_001))).status).toBe(413);
});

test.each([["latest"], ["2025"]])("%s isn't a version", async (version) => {
  const headers = { "x-shopify-access-token": adminToken };
  const response = await fetch(`${storefront.url}/admin/api/${version}/products.json`, { headers });

  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ errors: "Not Found" });
});
