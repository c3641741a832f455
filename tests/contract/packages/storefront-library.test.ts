import { createStorefrontApiClient } from "@shopify/storefront-api-client";
import { startStorefront } from "@shop/emulators/packages/storefront/start-storefront.ts";
import { expect, test } from "vitest";

const shopFile = { shop: { name: "Pine & Paper" }, products: [{ title: "Pencil", price: 1.9 }] };

const titles = "{ shop { name } products(first: 5) { nodes { title } } }";

test("a test's shop is what the test says, and goes back to it", async () => {
  await using shop = await startStorefront({ shop: shopFile });
  const rename =
    'mutation { productSet(identifier: { handle: "pencil" }, input: { handle: "pencil", title: "Pen" }) { userErrors { message } } }';
  await fetch(`${shop.url}/admin/api/2026-04/graphql.json`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-shopify-access-token": shop.storefront.adminToken },
    body: JSON.stringify({ query: rename }),
  });

  const renamed = await shop.query(titles);
  await shop.reset();

  expect(renamed).toMatchObject({ data: { products: { nodes: [{ title: "Pen" }] } } });
  expect(await shop.query(titles)).toMatchObject({
    data: { shop: { name: "Pine & Paper" }, products: { nodes: [{ title: "Pencil" }] } },
  });
});

test("a shop that can't be sold says what's wrong with it, and leaves nothing open", async () => {
  const mistaken = { ...shopFile, collections: [{ title: "New", products: ["pen"] }] };

  await expect(startStorefront({ shop: mistaken })).rejects.toThrow(/The shop can't be used:[^]*"pen"/);
});

test("browsers and servers have tokens of their own", async () => {
  await using shop = await startStorefront({ shop: shopFile });
  const { accessToken, privateToken } = shop.storefront;
  const ask = (headers: Record<string, string>) =>
    fetch(`${shop.url}/api/2026-04/graphql.json`, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify({ query: titles }),
    });

  const responses = await Promise.all([
    ask({ "x-shopify-storefront-access-token": accessToken }),
    ask({ "shopify-storefront-private-token": privateToken }),
    ask({ "shopify-storefront-private-token": accessToken }),
  ]);

  expect(responses.map(({ status }) => status)).toEqual([200, 200, 401]);
});

test("Shopify's client reads it, and a fault makes one request fail", async () => {
  await using shop = await startStorefront({ shop: shopFile });
  const client = createStorefrontApiClient({
    storeDomain: "http://my-shop.myshopify.com",
    apiVersion: "2026-04",
    publicAccessToken: shop.storefront.accessToken,
    customFetchApi: (url, options) => fetch(url.replace(/^https?:\/\/[^/]+/, shop.url), options),
  });
  await shop.setFaults([{ path: "/api/*", times: 1, error: { status: 503, headers: {} } }]);

  const failed = await client.request(titles);
  const answered = await client.request(titles);

  expect(failed.errors?.networkStatusCode).toBe(503);
  expect(answered.data).toMatchObject({ products: { nodes: [{ title: "Pencil" }] } });
});
