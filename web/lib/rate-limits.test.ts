import { expect, test } from "vitest";
import { createRateLimiter, findRateLimit, rateLimits } from "./rate-limits.ts";

const nameOf = (method: string, path: string) => findRateLimit({ method, path }, rateLimits)?.name;

test.each([
  ["POST", "/api/cart/discounts", "discount codes"],
  ["POST", "/api/cart/discounts/remove", "discount codes"],
  ["POST", "/api/cart/checkout", "checkout"],
  ["POST", "/api/shopify/v1/storefront/cart/validate-checkout", "checkout"],
  ["PATCH", "/api/cart/lines", "the cart"],
  ["GET", "/api/cart", "the cart"],
  ["GET", "/cart", "the cart page"],
  ["GET", "/search", "search"],
  ["POST", "/preview/abc", "preview links"],
  ["GET", "/api/draft-mode/enable", "the preview"],
  ["POST", "/api/cw/sessions", "wallet sessions"],
  ["GET", "/api/studio/products", "products for the Studio"],
  ["POST", "/api/logs", "logs"],
])("%s %s counts as %s", (method, path, name) => {
  expect(nameOf(method, path)).toBe(name);
});

test.each([
  ["GET", "/"],
  ["GET", "/courses/level-1a-online-asl-course"],
  ["GET", "/no-such-page"],
  ["GET", "/cart-care"],
  ["GET", "/api/cw/sessions/active"],
  ["POST", "/api/webhooks/shopify"],
])("%s %s has no limit", (method, path) => {
  expect(nameOf(method, path)).toBeUndefined();
});

test("an address with more requests than a person makes has to wait, and others don't", async () => {
  const limit = createRateLimiter({ each: 2, all: 100 });
  await limit("203.0.113.9");
  await limit("203.0.113.9");

  expect(await limit("203.0.113.9")).toBeGreaterThan(0);
  expect(await limit("198.51.100.7")).toBe(0);
});

test("an address that has sent what's stored and mailed all day has to wait until tomorrow", async () => {
  const limit = createRateLimiter({ each: 100, daily: 2, all: 100 });
  await limit("203.0.113.9");
  await limit("203.0.113.9");

  expect(await limit("203.0.113.9")).toBeGreaterThan(23 * 3600);
  expect(await limit("198.51.100.7")).toBe(0);
});

test("everyone waits when all requests together exceed what the machine can do", async () => {
  const limit = createRateLimiter({ each: 100, all: 2 });
  await limit("203.0.113.9");
  await limit(null);

  const wait = await limit("198.51.100.7");
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(10);
});

test("rejected requests from one address don't count against others", async () => {
  const limit = createRateLimiter({ each: 1, all: 2 });
  for (let time = 0; time < 5; time += 1) await limit("203.0.113.9");

  expect(await limit("198.51.100.7")).toBe(0);
});
