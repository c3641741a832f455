import { createStorefrontClient } from "@shop/web/commerce/storefront-client.ts";
import { createChangeReader } from "@shop/web/commerce/webhooks/change-reader.ts";
import { parseDelivery } from "@shop/web/commerce/webhooks/delivery.ts";
import { isSigned } from "@shop/web/commerce/webhooks/is-signed.ts";
import { parseShopChange, type ShopChange } from "@shop/web/commerce/webhooks/shop-change.ts";
import { waitForChange } from "@shop/web/commerce/webhooks/wait-for-change.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { until } from "../../support/content-lake.ts";
import {
  accessToken,
  type TestStorefront,
  startTestStorefront,
  webhookSecret,
} from "../../support/storefront.ts";
import { type Delivered, startWebhookSite, type WebhookSite } from "../../support/webhook-site.ts";

const productId = "gid://shopify/Product/90";
const aMoment = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

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

const read = (change: ShopChange) =>
  createChangeReader(createStorefrontClient({ url: storefront.url, accessToken }))(change);

const setLag = (ms: number) => storefront.control("PUT", "/lag", { ms });
const setPrice = (price: string) => storefront.admin("PUT", "/variants/91.json", { variant: { price } });

/** The webhook for a topic, once it arrives. */
async function takeDelivery(topic: string): Promise<Delivered> {
  const find = () => site.deliveries.find(({ headers }) => headers["x-shopify-topic"] === topic);
  await until(() => find() !== undefined);
  const delivered = find();
  if (!delivered) throw new Error(`No webhook arrived for ${topic}.`);
  return delivered;
}

async function takeChange(topic: string): Promise<ShopChange> {
  const change = parseShopChange(topic, (await takeDelivery(topic)).body);
  if (!change) throw new Error(`The site ignores ${topic}.`);
  return change;
}

test("the site accepts the shop's signed webhooks and understands them", async () => {
  await setPrice("10.00");
  const { text, headers } = await takeDelivery("products/update");
  const body = Buffer.from(text);
  const signature = String(headers["x-shopify-hmac-sha256"]);
  const plain = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));

  expect(isSigned({ body, signature, secret: webhookSecret })).toBe(true);
  expect(parseDelivery(plain, body)).toMatchObject({
    ok: true,
    delivery: { change: { kind: "product", id: productId, handle: "getting-started-with-asl" } },
  });
});

test("a price change expires the product and its collections", async () => {
  await setPrice("10.00");

  const reading = await read(await takeChange("products/update"));

  expect(reading).toEqual({
    isCaughtUp: true,
    tags: [`product:${productId}`, "product-handle:getting-started-with-asl", "collection:workbooks"],
    handles: ["getting-started-with-asl"],
  });
});

test("a lagging shop isn't up to date with its webhook, and is polled until it is", async () => {
  await setLag(400);
  await setPrice("10.00");
  const change = await takeChange("products/update");

  const early = await read(change);
  const isCaughtUp = await waitForChange({
    read: () => read(change),
    delaysMs: Array.from({ length: 40 }, () => 50),
    sleep: aMoment,
  });

  expect(early.isCaughtUp).toBe(false);
  expect(isCaughtUp).toBe(true);
});

test("polling stops if the shop never shows its change", async () => {
  await setLag(600_000);
  await setPrice("10.00");
  const change = await takeChange("products/update");

  expect(await waitForChange({ read: () => read(change), delaysMs: [10, 10, 10], sleep: aMoment })).toBe(
    false,
  );
});

test("a hidden product is up to date once it's gone, and expires by ID and handle", async () => {
  await setLag(300);
  await storefront.admin("PUT", "/products/90.json", { product: { status: "draft" } });
  const change = await takeChange("products/update");

  const early = await read(change);
  await expect.poll(async () => (await read(change)).isCaughtUp).toBe(true);

  expect(early.isCaughtUp).toBe(false);
  expect((await read(change)).tags).toEqual([
    `product:${productId}`,
    "product-handle:getting-started-with-asl",
  ]);
});

test("a stock change expires its product, which the webhook doesn't name", async () => {
  await storefront.admin("POST", "/inventory_levels/set.json", {
    inventory_item_id: 10_000_000_000_091,
    location_id: 71_850_001,
    available: 0,
  });

  const reading = await read(await takeChange("inventory_levels/update"));

  expect(reading).toEqual({
    isCaughtUp: true,
    tags: [`product:${productId}`],
    handles: ["getting-started-with-asl"],
  });
});

test("a stock change that the shop never shows expires the whole shop in the end", async () => {
  const reading = await read({ kind: "stock", updatedAt: "2999-01-01T00:00:00Z" });

  expect(reading).toEqual({ isCaughtUp: false, tags: ["shop"], handles: [] });
});

test("a renamed collection expires by its handle", async () => {
  const { body } = await storefront.admin("GET", "/custom_collections.json");
  const workbooks = body.custom_collections.find(({ handle }: { handle: string }) => handle === "workbooks");
  await storefront.admin("PUT", `/custom_collections/${workbooks.id}.json`, {
    custom_collection: { title: "All workbooks" },
  });

  const reading = await read(await takeChange("collections/update"));

  expect(reading).toEqual({ isCaughtUp: true, tags: ["collection:workbooks"], handles: [] });
});

test.each<[string, ShopChange, string[]]>([
  [
    "a deleted product",
    { kind: "product-gone", id: "gid://shopify/Product/1" },
    ["product:gid://shopify/Product/1"],
  ],
  ["a deleted collection", { kind: "collection-gone" }, ["shop"]],
  ["an order", { kind: "order", productIds: [productId] }, [`product:${productId}`]],
  ["a change of the shop", { kind: "shop" }, ["shop"]],
])("%s expires what it names", async (_what, change, tags) => {
  expect(await read(change)).toMatchObject({ isCaughtUp: true, tags });
});
