import { afterEach, beforeEach, expect, test } from "vitest";
import {
  accessToken,
  adminToken,
  type TestStorefront,
  startTestStorefront,
} from "../../support/storefront.ts";

let storefront: TestStorefront;
beforeEach(async () => {
  storefront = await startTestStorefront();
});
afterEach(() => storefront.stop());

test("the latest requests are listed without their secrets", async () => {
  await fetch(`${storefront.url}/cart/c/abc?key=secret`);
  await storefront.ask("{ shop { name } }");
  await storefront.admin("GET", "/products.json");

  const { body } = await storefront.control("GET", "/requests");

  expect(body).toMatchObject([
    { method: "GET", path: "/cart/c/abc?key=…", route: expect.stringMatching(/^\/cart\/c\//), role: null },
    { method: "POST", route: "/api/:version/graphql.json", status: 200, role: "token" },
    { method: "GET", route: "/admin/api/:version/products.json", status: 200, role: "admin" },
  ]);
  expect(JSON.stringify(body)).not.toMatch(new RegExp(`secret|${accessToken}|${adminToken}`));
});

test("the list of requests can be filtered and cleared", async () => {
  await fetch(`${storefront.url}/cdn/shop/files/none.webp`);
  await storefront.ask("{ shop { name } }");

  const narrowed = await storefront.control("GET", "/requests?path=/cdn&status=404");
  await storefront.control("DELETE", "/requests");
  const forgotten = await storefront.control("GET", "/requests");

  expect(narrowed.body).toMatchObject([{ path: "/cdn/shop/files/none.webp", status: 404 }]);
  expect(forgotten.body).toMatchObject([{ method: "DELETE", path: "/_emulator/requests" }]);
});

test("requests that aren't emulated are recorded, so tests can see what a client is missing", async () => {
  await fetch(`${storefront.url}/products.json?page=2`);
  await storefront.ask('query Payment { cartCompletionAttempt(attemptId: "x") { __typename } }');

  expect((await storefront.control("GET", "/unknown")).body).toEqual([
    { method: "GET", path: "/products.json" },
    {
      method: "POST",
      path: "/api/2025-01/graphql.json",
      operation: "Payment",
      what: "QueryRoot.cartCompletionAttempt",
    },
  ]);
});

test.each([
  ["no token", {}],
  ["a wrong token", { "x-shopify-access-token": "wrong" }],
  ["the shop's public token", { "x-shopify-access-token": accessToken }],
  ["the shop's public token as its own", { "x-shopify-storefront-access-token": accessToken }],
])("the control plane returns 401 for %s", async (_name, headers) => {
  const response = await fetch(`${storefront.url}/_emulator/reset`, { method: "POST", headers, body: "{}" });

  expect(response.status).toBe(401);
  expect(await response.json()).toEqual({ errors: "Controlling the emulator requires the admin's token" });
});

test("the token is accepted as a bearer token too", async () => {
  const headers = { authorization: `Bearer ${adminToken}` };

  expect((await fetch(`${storefront.url}/_emulator/requests`, { headers })).status).toBe(200);
});

test("a page on another origin can't control it, even with the token", async () => {
  const headers = { origin: "https://elsewhere.test", "x-shopify-access-token": adminToken };
  const response = await fetch(`${storefront.url}/_emulator/requests`, { headers });

  expect(response.status).toBe(403);
  expect(response.headers.get("access-control-allow-origin")).toBeNull();
});

test("a storefront started without --control has no control plane", async () => {
  const closed = await startTestStorefront({ control: false });

  const { status, body } = await closed.control("GET", "/requests");
  await closed.stop();

  expect(status).toBe(404);
  expect(body).toEqual({ errors: "GET /_emulator/requests is not emulated." });
});

test.each([
  ["PUT", "/lag", { ms: -1 }, 400, "ms: "],
  ["PUT", "/lag", {}, 400, "ms: "],
  ["PUT", "/faults", [{ path: "*" }], 400, "A rule needs"],
  ["PUT", "/webhooks", { twice: true }, 400, "twice"],
  ["POST", "/seed", { products: [{ id: "gid://shopify/Collection/1" }] }, 400, "products.0.id"],
  ["GET", "/requests?user=1", undefined, 400, 'Unrecognized key: "user"'],
  ["GET", "/nothing", undefined, 404, "doesn't serve GET /_emulator/nothing"],
  ["POST", "/deliveries/none/resend", {}, 404, `There's no delivery "none"`],
  ["POST", "/deliveries/%E0%A4/resend", {}, 400, "isn't a valid encoding"],
])("%s %s with %j is rejected with a clear message", async (method, path, sent, status, words) => {
  const answer = await storefront.control(method, path, sent);

  expect(answer.status).toBe(status);
  expect(answer.body.errors).toContain(words);
});
