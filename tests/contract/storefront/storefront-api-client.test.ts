import { createStorefrontApiClient } from "@shopify/storefront-api-client";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { shopDomain, startHostedStorefront } from "../../support/hosted-storefront.ts";
import { course, courseQuery, openApiClient } from "../../support/open-api-client.ts";
import { variants } from "../../support/stocked-seed.ts";
import { accessToken, type TestStorefront } from "../../support/storefront.ts";

let storefront: TestStorefront;
beforeAll(async () => {
  storefront = await startHostedStorefront();
});
afterAll(() => storefront.stop());

describe("a request", () => {
  test.each([["2025-01"], ["2026-04"]])("reads a product by its variables in %s", async (apiVersion) => {
    const { client } = openApiClient({ apiVersion });

    const { data, errors, headers } = await client.request(courseQuery, course);

    expect(errors).toBeUndefined();
    expect(data).toEqual(course.data);
    expect(headers?.get("x-shopify-api-version")).toBe(apiVersion);
  });

  test("goes to the shop's own domain over TLS", async () => {
    const urls: string[] = [];
    const client = createStorefrontApiClient({
      storeDomain: `http://${shopDomain}`,
      apiVersion: "2026-04",
      publicAccessToken: accessToken,
      customFetchApi: (url, init) => {
        urls.push(url);
        return fetch(url, init);
      },
    });

    const { data } = await client.request("{ shop { name primaryDomain { url } } }");

    expect(urls).toEqual([`https://${shopDomain}/api/2026-04/graphql.json`]);
    expect(data).toEqual({ shop: { name: "Test shop", primaryDomain: { url: `https://${shopDomain}` } } });
  });

  test("accepts custom headers, which don't replace the token", async () => {
    const { client, logs } = openApiClient();
    const headers = { "X-Shopify-Storefront-Access-Token": "wrong", "Shopify-Storefront-Id": "1000" };

    const { data } = await client.request(courseQuery, { ...course, headers });

    expect(data).toEqual(course.data);
    expect(logs).toMatchObject([
      { content: { requestParams: [expect.any(String), { headers: { "Shopify-Storefront-Id": "1000" } }] } },
    ]);
  });

  test("can use another version than its client's", async () => {
    const { client } = openApiClient();

    const { headers } = await client.request("{ shop { name } }", { apiVersion: "2025-01" });

    expect(headers?.get("x-shopify-api-version")).toBe("2025-01");
  });

  test("creates a cart whose checkout is on the shop's domain", async () => {
    const { client } = openApiClient();
    const createCart = `mutation ($lines: [CartLineInput!]) {
      cartCreate(input: { lines: $lines }) { cart { checkoutUrl } userErrors { code } }
    }`;

    const { data } = await client.request(createCart, {
      variables: { lines: [{ merchandiseId: variants.course }] },
    });
    const checkout = await fetch(data.cartCreate.cart.checkoutUrl);

    expect(data.cartCreate.userErrors).toEqual([]);
    expect(new URL(checkout.url).host).toBe(shopDomain);
    expect(await checkout.text()).toContain("Level 1A Online ASL Course");
  });
});

test("fetch returns the raw response", async () => {
  const { client } = openApiClient();

  const response = await client.fetch(courseQuery, course);

  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("application/json");
  expect(await response.json()).toMatchObject({ data: course.data });
});

describe("a version", () => {
  test("that the client no longer supports is logged, and works anyway", async () => {
    const { client, logs } = openApiClient({ apiVersion: "2025-01" });

    const { data } = await client.request(courseQuery, course);

    expect(logs).toMatchObject([
      { type: "Unsupported_Api_Version", content: { apiVersion: "2025-01" } },
      { type: "HTTP-Response" },
    ]);
    expect(data).toEqual(course.data);
  });

  test("that the shop doesn't have falls forward to the next one", async () => {
    const { client } = openApiClient({ apiVersion: "2025-10" });

    const { headers } = await client.request("{ shop { name } }");

    expect(headers?.get("x-shopify-api-version")).toBe("2026-04");
  });

  test("that's invalid is rejected before the request", () => {
    expect(() => openApiClient({ apiVersion: "" })).toThrow('the provided apiVersion ("") is invalid');
  });
});

test("a deferred fragment comes with the rest", async () => {
  const { client } = openApiClient();
  const answers = [];

  const stream = await client.requestStream(
    `{ product(handle: "level-1a-online-asl-course") { title ... on Product @defer { tags } } }`,
  );
  for await (const answer of stream) answers.push(answer);

  expect(answers).toMatchObject([
    { hasNext: false, data: { product: { title: "Level 1A Online ASL Course", tags: ["adult", "course"] } } },
  ]);
});
