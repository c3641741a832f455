import { afterEach, beforeEach, expect, test } from "vitest";
import { openStorefrontDataDir } from "../../support/storefront-process.ts";
import { accessToken, type RunningStorefront, startStorefront } from "../../support/storefront.ts";

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
let storefront: RunningStorefront;
beforeEach(async () => {
  now = new Date("2026-11-21T10:00:00Z");
  // Two requests of half a second, the least that one costs.
  storefront = await startStorefront({ throttle: 1, privateToken, now: () => now });
});
afterEach(() => storefront.stop());

const pass = (ms: number) => (now = new Date(now.getTime() + ms));

const askFor = async (buyerIp: string, token: string, header = "shopify-storefront-private-token") => {
  const headers = { [header]: token, "shopify-storefront-buyer-ip": buyerIp };
  const { body } = await storefront.ask(shopName, {}, { headers });
  return "data" in body ? "answered" : "throttled";
};

// The leaky bucket and its numbers are what Shopify once documented (reported in its community forum, "How Storefront API limit
// works"); the body is reported of its APIs, the status 200 documented (shopify.dev, changelog "Storefront API checkout throttle").
test("THROTTLED: HTTP 200 with extensions.code, an error and no data", async () => {
  await storefront.ask(shopName);
  await storefront.ask(shopName);

  const { status, body } = await storefront.ask(shopName);

  expect(status).toBe(200);
  expect(body).toEqual(throttled);
});

test("a bucket loses a second's worth each second", async () => {
  await storefront.ask(shopName);
  await storefront.ask(shopName);
  pass(500);

  const after = [(await storefront.ask(shopName)).body, (await storefront.ask(shopName)).body];

  expect(after).toMatchObject([{ data: {} }, throttled]);
});

test("a server that names its buyers has a bucket for each of them", async () => {
  const answers = [
    await askFor("203.0.113.1", privateToken),
    await askFor("203.0.113.1", privateToken),
    await askFor("203.0.113.1", privateToken),
    await askFor("2001:db8::1", privateToken),
  ];

  expect(answers).toEqual(["answered", "answered", "throttled", "answered"]);
});

// Documented for the private token alone: a browser could name any address (shopify.dev, "API authentication").
test("a buyer's address counts from a server alone", async () => {
  const header = "x-shopify-storefront-access-token";

  const answers = [
    await askFor("203.0.113.1", accessToken, header),
    await askFor("203.0.113.2", accessToken, header),
    await askFor("203.0.113.3", accessToken, header),
  ];

  expect(answers).toEqual(["answered", "answered", "throttled"]);
});

test("a server that names nobody, or no address, is one buyer", async () => {
  const headers = { "shopify-storefront-private-token": privateToken };
  await storefront.ask(shopName, {}, { headers });
  await askFor("everyone", privateToken);

  expect(await askFor("someone else", privateToken)).toBe("throttled");
});

test("a wrong token is refused as ever, at nobody's expense", async () => {
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

test("without the option nobody is throttled", async () => {
  const unlimited = await startStorefront({ now: () => now });
  const answers = await Promise.all(Array.from({ length: 200 }, () => unlimited.ask(shopName)));
  await unlimited.stop();

  expect(answers.filter(({ body }) => body.errors)).toEqual([]);
});

test("the program takes the size of a bucket, and a server's token from its environment", async () => {
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

test("the program refuses a bucket that is none", async () => {
  await using data = await openStorefrontDataDir();

  const { output } = await data.start(["--throttle", "much"]);

  expect(output.error).toContain("throttle: ");
  expect(output.code).toBe(1);
});
