import { createStorefrontApiClient } from "@shopify/storefront-api-client";
import { afterEach, beforeEach, expect, test } from "vitest";
import { shopDomain, startHostedStorefront } from "../../support/hosted-storefront.ts";
import { course, courseQuery } from "../../support/open-api-client.ts";
import { accessToken, type TestStorefront } from "../../support/storefront.ts";

const privateToken = "storefront-private-test-token";

let storefront: TestStorefront;
beforeEach(async () => {
  const now = new Date("2026-11-21T10:00:00Z");
  // Two requests of half a second, the minimum cost.
  storefront = await startHostedStorefront({ privateToken, throttleSeconds: 1, now: () => now });
});
afterEach(() => storefront.stop());

const openServerClient = (privateAccessToken: string) =>
  createStorefrontApiClient({ storeDomain: shopDomain, apiVersion: "2026-04", privateAccessToken });

test("a server uses its private token", async () => {
  const { data } = await openServerClient(privateToken).request(courseQuery, course);

  expect(data).toEqual(course.data);
});

test("returns 401 for a browser's token in its place", async () => {
  const { errors } = await openServerClient(accessToken).request(courseQuery, course);

  expect(errors?.networkStatusCode).toBe(401);
});

test("a server that sends buyer IPs is throttled per buyer", async () => {
  const client = openServerClient(privateToken);
  const askFor = async (buyerIp: string) => {
    const headers = { "Shopify-Storefront-Buyer-IP": buyerIp };
    const { errors } = await client.request("{ shop { name } }", { headers });
    return errors?.graphQLErrors;
  };

  const answers = [
    await askFor("203.0.113.1"),
    await askFor("203.0.113.1"),
    await askFor("203.0.113.1"),
    await askFor("203.0.113.2"),
  ];

  expect(answers).toMatchObject([
    undefined,
    undefined,
    [{ message: "Throttled", extensions: { code: "THROTTLED" } }],
    undefined,
  ]);
});
