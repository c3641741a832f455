import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type TestStorefront, startTestStorefront } from "../../support/storefront.ts";

let storefront: TestStorefront;
beforeAll(async () => {
  storefront = await startTestStorefront();
});
afterEach(() => storefront.control("DELETE", "/faults"));
afterAll(() => storefront.stop());

const shopName = "{ shop { name } }";
const graphql = "/api/*/graphql.json";
const cause = (...rules: object[]) => storefront.control("PUT", "/faults", rules);

test("a rule shows how many times it has left", async () => {
  await cause({ path: graphql, times: 2, error: { status: 503 } });

  const failed = await storefront.ask(shopName);
  const { body: left } = await storefront.control("GET", "/faults");
  const { body: taken } = await storefront.control("DELETE", "/faults");
  const answered = await storefront.ask(shopName);

  expect([failed.status, answered.status]).toEqual([503, 200]);
  expect(left).toMatchObject([{ path: graphql, times: 1 }]);
  expect(taken).toEqual([]);
});

const documentation = "https://shopify.dev/api/usage/rate-limits";

// "430 Shopify Security Rejection" and 429 are documented (shopify.dev, "API response status and error codes"). The bodies are
// reported.
test.each([
  [
    "throttled",
    200,
    null,
    { errors: [{ message: "Throttled", extensions: { code: "THROTTLED", documentation } }] },
  ],
  ["too-many-requests", 429, "2.0", { errors: expect.stringMatching(/^Exceeded 2 calls per second/) }],
])("an overloaded shop fails as Shopify does: %s", async (refusal, status, retryAfter, body) => {
  await cause({ path: graphql, times: 1, refusal });

  const answer = await fetch(`${storefront.url}/api/2025-01/graphql.json`, { method: "POST" });

  expect(answer.status).toBe(status);
  expect(answer.headers.get("retry-after")).toBe(retryAfter);
  expect(await answer.json()).toEqual(body);
});

test("a request that looks like an attack gets a 430 without JSON", async () => {
  await cause({ path: graphql, times: 1, refusal: "security-rejection" });

  const answer = await fetch(`${storefront.url}/api/2025-01/graphql.json`, { method: "POST" });

  expect(answer.status).toBe(430);
  expect(answer.headers.get("content-type")).toBe("text/html");
});

test.each([
  [{ path: graphql, refusal: "angry" }],
  [{ path: graphql, refusal: "throttled", error: { status: 500 } }],
])("the rule %j is rejected", async (rule) => {
  const { status, body } = await cause(rule);

  expect(status).toBe(400);
  expect(body.errors).toContain("refusal");
});

test("a body can be malformed, and a response can be missing", async () => {
  await cause(
    { path: graphql, times: 1, error: { status: 200, body: '{"data":{"shop"' } },
    { path: graphql, times: 1, drop: "after" },
    { path: graphql, times: 1, drop: "midway" },
  );

  await expect(storefront.ask(shopName)).rejects.toThrow(SyntaxError);
  await expect(storefront.ask(shopName)).rejects.toThrow("fetch failed");
  await expect(storefront.ask(shopName)).rejects.toThrow("terminated");
});

test("a response can be delayed", async () => {
  await cause({ path: graphql, times: 1, delayMs: 80 });
  const started = performance.now();

  await storefront.ask(shopName);

  expect(performance.now() - started).toBeGreaterThan(75);
});

test("a rule can match images and the Admin API, but never the control plane", async () => {
  await cause({ path: "*", error: { status: 500 } });

  const picture = await fetch(`${storefront.url}/cdn/shop/files/share.png`);
  const product = await storefront.admin("GET", "/products.json");
  const control = await storefront.control("GET", "/requests?path=/cdn");

  expect([picture.status, product.status, control.status]).toEqual([500, 500, 200]);
  expect(control.body).toMatchObject([{ status: 500 }]);
});
