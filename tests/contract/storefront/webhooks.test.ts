import { createHmac } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import { until } from "../../support/content-lake.ts";
import { type TestStorefront, startTestStorefront, webhookSecret } from "../../support/storefront.ts";
import { startWebhookSite, type WebhookSite } from "../../support/webhook-site.ts";

let site: WebhookSite;
let storefront: TestStorefront;
beforeEach(async () => {
  site = await startWebhookSite();
  storefront = await startTestStorefront({ webhookUrl: site.url });
});
afterEach(async () => {
  await storefront.stop();
  await site.stop();
});

const topicsOf = ({ deliveries }: WebhookSite) => deliveries.map(({ headers }) => headers["x-shopify-topic"]);

const setStock = (available: number) =>
  storefront.admin("POST", "/inventory_levels/set.json", {
    location_id: 71_850_001,
    inventory_item_id: 10_000_000_000_091,
    available,
  });

test("a product change is posted with Shopify's headers and a signature over the exact bytes", async () => {
  await storefront.admin("PUT", "/products/90.json", { product: { title: "Début 👋" } });
  await until(() => site.deliveries.length === 1);

  const [delivery] = site.deliveries;
  const text = String(delivery?.text);
  expect(delivery?.headers).toMatchObject({
    "content-type": "application/json",
    "x-shopify-topic": "products/update",
    "x-shopify-hmac-sha256": createHmac("sha256", webhookSecret).update(text, "utf8").digest("base64"),
    "x-shopify-shop-domain": "test-shop.myshopify.com",
    "x-shopify-api-version": "2025-01",
    "x-shopify-webhook-id": expect.stringMatching(/^[-0-9a-f]{36}$/),
    "x-shopify-event-id": expect.stringMatching(/^[-0-9a-f]{36}$/),
    "x-shopify-triggered-at": expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
  });
  expect(delivery?.body).toMatchObject({ id: 90, title: "Début 👋", handle: "getting-started-with-asl" });
  expect(text).not.toContain(webhookSecret);
});

test("a price change is posted with both currencies", async () => {
  await storefront.admin("PUT", "/variants/91.json", { variant: { price: "9.99" } });
  await until(() => site.deliveries.length === 1);

  expect(site.deliveries[0]?.body).toMatchObject({
    variants: [
      {
        id: 91,
        price: "9.99",
        presentment_prices: [{ price: { amount: "9.99" } }, { price: { amount: "31.99" } }],
      },
      { id: 92, price: "22.99" },
    ],
  });
});

test("a stock change posts the product and the inventory level, as one event with two IDs", async () => {
  await setStock(7);
  await until(() => site.deliveries.length === 2);

  const [product, level] = site.deliveries;
  expect(topicsOf(site)).toEqual(["products/update", "inventory_levels/update"]);
  expect(level?.body).toMatchObject({ inventory_item_id: 10_000_000_000_091, available: 7 });
  expect(product?.headers["x-shopify-event-id"]).toBe(level?.headers["x-shopify-event-id"]);
  expect(product?.headers["x-shopify-webhook-id"]).not.toBe(level?.headers["x-shopify-webhook-id"]);
});

test("a collection change and a new product are posted", async () => {
  await storefront.admin("PUT", "/custom_collections/90.json", { custom_collection: { title: "Books" } });
  await storefront.control("POST", "/seed", {
    products: [
      {
        id: "gid://shopify/Product/500",
        handle: "new",
        title: "New",
        createdAt: "2026-11-21T10:00:00Z",
        updatedAt: "2026-11-21T10:00:00Z",
      },
    ],
  });
  await until(() => site.deliveries.length === 2);

  expect(topicsOf(site)).toEqual(["collections/update", "products/create"]);
  expect(site.deliveries.map(({ body }) => body)).toMatchObject([
    { id: 90, title: "Books" },
    { id: 500, handle: "new" },
  ]);
});

test("a change without effect isn't posted", async () => {
  await storefront.admin("PUT", "/products/90.json", { product: { title: "Getting Started with ASL" } });
  await storefront.admin("PUT", "/variants/91.json", { variant: { price: "22.99" } });
  await setStock(3);
  await setStock(4);
  await until(() => site.deliveries.length === 2);

  expect(site.deliveries[0]?.body).toMatchObject({ variants: [{ inventory_quantity: 4 }, {}] });
});

test("a webhook can be created, listed, read and deleted", async () => {
  const webhook = { topic: "products/update", address: site.url.replace("/hook", "/other") };
  const { status, body: made } = await storefront.admin("POST", "/webhooks.json", { webhook });
  const { id } = made.webhook;
  const again = await storefront.admin("POST", "/webhooks.json", { webhook });
  const one = await storefront.admin("GET", `/webhooks/${id}.json`);
  const listed = await storefront.admin(
    "GET",
    `/webhooks.json?topic=products/update&address=${encodeURIComponent(webhook.address)}`,
  );
  await storefront.admin("PUT", "/products/90.json", { product: { title: "Once" } });
  await until(() => site.deliveries.length === 2);
  const removed = await storefront.admin("DELETE", `/webhooks/${id}.json`);
  await storefront.admin("PUT", "/products/90.json", { product: { title: "Twice" } });
  await until(() => site.deliveries.length === 3);

  expect(status).toBe(201);
  expect(made.webhook).toMatchObject({ ...webhook, format: "json", api_version: "2025-01" });
  expect(again.body).toEqual({ errors: { address: ["for this topic has already been taken"] } });
  expect(one.body).toEqual(made);
  expect(listed.body.webhooks).toEqual([made.webhook]);
  expect(removed).toMatchObject({ status: 200, body: {} });
  expect(site.deliveries.slice(0, 2).map(({ body }) => body)).toMatchObject([
    { title: "Once" },
    { title: "Once" },
  ]);
});

test.each([
  [
    { topic: "products/explode", address: "http://127.0.0.1/x" },
    "topic",
    "Invalid topic specified: products/explode",
  ],
  [{ topic: "products/update", address: "nowhere" }, "address", "is invalid"],
  [{ topic: "products/update", address: "ftp://127.0.0.1/x" }, "address", "is invalid"],
  [{ topic: "products/update" }, "address", "is invalid"],
])("rejects the webhook %j", async (webhook, field, words) => {
  const { status, body } = await storefront.admin("POST", "/webhooks.json", { webhook });

  expect(status).toBe(422);
  expect(body.errors[field][0]).toContain(words);
});

test("the site's webhooks follow the options, and others stay", async () => {
  const other = { topic: "orders/create", address: "http://127.0.0.1:9/orders" };
  await storefront.admin("POST", "/webhooks.json", { webhook: other });
  const addresses = async () => {
    const { body } = await storefront.admin("GET", "/webhooks.json");
    return new Set(body.webhooks.map(({ address }: { address: string }) => address));
  };

  const before = await addresses();
  await storefront.restart({ webhookUrl: "http://127.0.0.1:9/moved" });
  const moved = await addresses();
  await storefront.restart({ webhookUrl: null });
  const without = await addresses();

  expect(before).toEqual(new Set([site.url, other.address]));
  expect(moved).toEqual(new Set(["http://127.0.0.1:9/moved", other.address]));
  expect(without).toEqual(new Set([other.address]));
});
