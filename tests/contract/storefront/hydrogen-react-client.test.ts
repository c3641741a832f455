import {
  AnalyticsEventName,
  createStorefrontClient,
  getClientBrowserParameters,
  sendShopifyAnalytics,
} from "@shopify/hydrogen-react";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { shopDomain, startHostedStorefront } from "../../support/hosted-storefront.ts";
import { accessToken, type TestStorefront } from "../../support/storefront.ts";

const privateToken = "storefront-private-test-token";

let storefront: TestStorefront;
beforeAll(async () => {
  storefront = await startHostedStorefront({ privateToken });
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => storefront.stop());

const client = createStorefrontClient({
  storeDomain: shopDomain,
  privateStorefrontToken: privateToken,
  publicStorefrontToken: accessToken,
});

const tagsQuery = '{ product(handle: "level-1a-online-asl-course") { tags } }';
const tags = { data: { product: { tags: ["adult", "course"] } } };

test.each([
  ["private", client.getPrivateTokenHeaders({ buyerIp: "203.0.113.7" })],
  ["public", client.getPublicTokenHeaders()],
])("the %s token's headers are accepted at the shop's domain", async (_kind, headers) => {
  const body = JSON.stringify({ query: tagsQuery });

  const response = await fetch(client.getStorefrontApiUrl(), { method: "POST", headers, body });

  expect(response.url).toBe(`https://${shopDomain}/api/2026-04/graphql.json`);
  expect(await response.json()).toMatchObject(tags);
});

test("a query can be the whole body, as application/graphql", async () => {
  const headers = client.getPublicTokenHeaders({ contentType: "graphql" });

  const response = await fetch(client.getStorefrontApiUrl(), { method: "POST", headers, body: tagsQuery });

  expect(await response.json()).toMatchObject(tags);
});

test("returns 400 for an empty body of type application/graphql", async () => {
  const headers = client.getPublicTokenHeaders({ contentType: "graphql" });

  const response = await fetch(client.getStorefrontApiUrl(), { method: "POST", headers, body: "" });

  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ errors: { query: "Required parameter missing or invalid" } });
});

describe("an event for Shopify's analytics", () => {
  const queryAnalytics = `{
    shop { id }
    localization { country { currency { isoCode } } language { isoCode } }
    product(handle: "level-1a-online-asl-course") {
      id title vendor
      variants(first: 1) { nodes { id title price { amount } } }
    }
  }`;

  /** Sends a product view for the course, with the shop's own data. */
  async function sendProductView(): Promise<void> {
    const { body } = await storefront.ask(queryAnalytics);
    const { shop, localization, product } = body.data;
    const [variant] = product.variants.nodes;
    await sendShopifyAnalytics(
      {
        eventName: AnalyticsEventName.PRODUCT_VIEW,
        payload: {
          ...getClientBrowserParameters(),
          hasUserConsent: true,
          shopId: shop.id,
          currency: localization.country.currency.isoCode,
          acceptedLanguage: localization.language.isoCode,
          products: [
            {
              productGid: product.id,
              variantGid: variant.id,
              name: product.title,
              variantName: variant.title,
              brand: product.vendor,
              price: variant.price.amount,
            },
          ],
        },
      },
      shopDomain,
    );
  }

  test("is built from the shop's own data and IDs", async () => {
    vi.spyOn(console, "error").mockReturnValue();
    const ask = vi.spyOn(globalThis, "fetch");

    await sendProductView().catch(() => {});
    const sent = new Response(ask.mock.lastCall?.[1]?.body);

    expect(await sent.json()).toMatchObject({
      events: [
        {
          payload: {
            event_name: "product_page_rendered",
            shop_id: 61_850_001,
            currency: "USD",
            products: [expect.stringContaining('"product_id":7400000000010,"variant_id":8400000000011')],
          },
        },
      ],
    });
  });

  test("is rejected by the shop, which names the request", async () => {
    vi.spyOn(console, "error").mockReturnValue();

    await expect(sendProductView()).rejects.toThrow("sendShopifyAnalytics request is unsuccessful");
    const { body } = await storefront.control("GET", "/unknown");

    expect(body).toContainEqual({
      method: "POST",
      path: "/.well-known/shopify/monorail/unstable/produce_batch",
    });
  });
});
