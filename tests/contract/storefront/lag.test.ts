import { afterEach, expect, test } from "vitest";
import { until } from "../../support/content-lake.ts";
import { type TestStorefront, startTestStorefront } from "../../support/storefront.ts";
import { startWebhookSite, type WebhookSite } from "../../support/webhook-site.ts";

let site: WebhookSite;
let storefront: TestStorefront;
afterEach(async () => {
  await storefront.stop();
  await site.stop();
});

async function start(lagMs: number): Promise<void> {
  site = await startWebhookSite();
  storefront = await startTestStorefront({ webhookUrl: site.url, lagMs });
}

const readPrice = async () => {
  const { body } = await storefront.ask(
    '{ node(id: "gid://shopify/ProductVariant/91") { ...on ProductVariant { price { amount } } } }',
  );
  return body.data.node.price.amount;
};
/** Reads the price repeatedly, one read after the other, so that a one-millisecond lag has time to end. */
async function readPrices(times: number): Promise<string[]> {
  const prices: string[] = [];
  for (let time = 0; time < times; time += 1) prices.push(await readPrice());
  return prices;
}

const setPrice = (price: string) => storefront.admin("PUT", "/variants/91.json", { variant: { price } });

test("without a lag, the new price is visible before the merchant gets a response", async () => {
  await start(0);

  await setPrice("10.00");

  expect(await readPrice()).toBe("10.0");
});

test("with a lag, the webhook arrives before the new price is visible", async () => {
  await start(250);

  await setPrice("10.00");
  await until(() => site.deliveries.length === 1);
  const atWebhook = await readPrice();
  const webhookBody = site.deliveries[0]?.body;

  expect(atWebhook).toBe("22.99");
  expect(webhookBody).toMatchObject({ variants: [{ price: "10.00" }, {}] });
  await expect.poll(readPrice).toBe("10.0");
});

test("while the webhook is held, the change isn't visible", async () => {
  await start(1);
  await storefront.control("PUT", "/webhooks", { isHeld: true });

  await setPrice("10.00");
  const held = await readPrices(20);
  await storefront.control("PUT", "/webhooks", { isHeld: false });

  expect(new Set(held)).toEqual(new Set(["22.99"]));
  await expect.poll(readPrice).toBe("10.0");
});

test("the merchant sees changes right away, and a restart makes them visible to everyone", async () => {
  await start(600_000);

  await setPrice("10.00");
  const { body } = await storefront.admin("GET", "/variants/91.json");
  const lagging = await readPrice();
  await storefront.restart();

  expect(body.variant.price).toBe("10.00");
  expect(lagging).toBe("22.99");
  expect(await readPrice()).toBe("10.0");
});

test("the lag can be changed while the shop runs", async () => {
  await start(0);

  const before = await storefront.control("GET", "/lag");
  await storefront.control("PUT", "/lag", { ms: 600_000 });
  await setPrice("10.00");
  const after = await storefront.control("GET", "/lag");

  expect([before.body, after.body]).toEqual([{ ms: 0 }, { ms: 600_000 }]);
  expect(await readPrice()).toBe("22.99");
});
