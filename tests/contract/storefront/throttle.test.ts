import { afterEach, beforeEach, expect, test } from "vitest";
import { openStorefrontDataDir } from "../../support/storefront-process.ts";
import { accessToken, type TestStorefront, startTestStorefront } from "../../support/storefront.ts";

const privateToken = "storefront-private-test-token";
const shopName = "{ shop { name } }";
const throttled = {
  errors: [
    {
      message: "Throttled",
      extensions: { code: "THROTTLED", documentation: "https://shopify.dev/api/usage/rate-limits" },
    },
  ],
};

let now: Date;
let storefront: TestStorefront;
beforeEach(async () => {
  now = new Date("2026-11-21T10:00:00Z");
  // Two requests of half a second, the minimum cost.
  storefront = await startTestStorefront({ throttleSeconds: 1, privateToken, now: () => now });
});
afterEach(() => storefront.stop());

const pass = (ms: number) => (now = new Date(now.getTime() + ms));

const askFor = async (buyerIp: string, token: string, header = "shopify-storefront-private-token") => {
  const headers = { [header]: token, "shopify-storefront-buyer-ip": buyerIp };
  const { body } = await storefront.ask(shopName, {}, { headers });
  return "data" in body ? "answered" : "throttled";
};

// The leaky bucket and its numbers are what Shopify once documented (reported in its community forum, "How Storefront API limit
// works"). The body is reported for its APIs, and the status 200 is documented (shopify.dev, changelog "Storefront API checkout
// throttle").
test("THROTTLED: HTTP 200 with extensions.code, an error and no data", async () => {
  await storefront.ask(shopName);
  await storefront.ask(shopName);

  const { status, body } = await storefront.ask(shopName);

  expect(status).toBe(200);
  expect(body).toEqual(throttled);
});

test("a bucket leaks a second's worth every second", async () => {
  await storefront.ask(shopName);
  await storefront.ask(shopName);
  pass(500);

  const after = [(await storefront.ask(shopName)).body, (await storefront.ask(shopName)).body];

  expect(after).toMatchObject([{ data: {} }, throttled]);
});

test("a server that sends buyer IPs has a bucket for each buyer", async () => {
  const answers = [
    await askFor("203.0.113.1", privateToken),
    await askFor("203.0.113.1", privateToken),
    await askFor("203.0.113.1", privateToken),
    await askFor("2001:db8::1", privateToken),
  ];

  expect(answers).toEqual(["answered", "answered", "throttled", "answered"]);
});

// Documented only for the private token, because a browser could send any IP (shopify.dev, "API authentication").
test("a buyer IP counts only from a server", async () => {
  const header = "x-shopify-storefront-access-token";

  const answers = [
    await askFor("203.0.113.1", accessToken, header),
    await askFor("203.0.113.2", accessToken, header),
    await askFor("203.0.113.3", accessToken, header),
  ];

  expect(answers).toEqual(["answered", "answered", "throttled"]);
});

test("a server that sends no valid buyer IP is one buyer", async () => {
  const headers = { "shopify-storefront-private-token": privateToken };
  await storefront.ask(shopName, {}, { headers });
  await askFor("everyone", privateToken);

  expect(await askFor("someone else", privateToken)).toBe("throttled");
});

test("a wrong token is rejected as usual and costs no one anything", async () => {
  const refuse = () =>
    storefront.ask(shopName, {}, { headers: { "x-shopify-storefront-access-token": "x" } });
  const statuses = [(await refuse()).status, (await refuse()).status, (await refuse()).status];

  expect(statuses).toEqual([401, 401, 401]);
  expect((await storefront.ask(shopName)).body.errors).toBeUndefined();
});

test("a reset empties the buckets", async () => {
  await storefront.ask(shopName);
  await storefront.ask(shopName);
  await storefront.control("POST", "/reset", {});

  expect((await storefront.ask(shopName)).body.errors).toBeUndefined();
});

test("without the option, nothing is throttled", async () => {
  const unlimited = await startTestStorefront({ now: () => now });
  const answers = await Promise.all(Array.from({ length: 200 }, () => unlimited.ask(shopName)));
  await unlimited.stop();

  expect(answers.filter(({ body }) => body.errors)).toEqual([]);
});

test("the program reads the bucket size and the private token from its environment", async () => {
  await using data = await openStorefrontDataDir();
  const { url } = await data.start(["--throttle", "0.5"], { STOREFRONT_PRIVATE_TOKEN: privateToken });
  const ask = async (token: string) => {
    const response = await fetch(`${url}/api/2025-01/graphql.json`, {
      method: "POST",
      headers: { "content-type": "application/json", "shopify-storefront-private-token": token },
      body: JSON.stringify({ query: shopName }),
    });
    return { status: response.status, body: await response.json() };
  };

  const answers = [await ask("another"), await ask(privateToken), await ask(privateToken)];

  expect(answers).toMatchObject([{ status: 401 }, { body: { data: {} } }, { body: throttled }]);
});

test("the program rejects an invalid bucket size", async () => {
  await using data = await openStorefrontDataDir();

  const { output } = await data.start(["--throttle", "much"]);

  expect(output.error).toContain("throttle: ");
  expect(output.code).toBe(1);
});
