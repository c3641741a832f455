import { afterEach, expect, test, vi } from "vitest";
import { until } from "../../support/content-lake.ts";
import { type TestStorefront, startTestStorefront } from "../../support/storefront.ts";
import { type Reaction, startWebhookSite, type WebhookSite } from "../../support/webhook-site.ts";

let site: WebhookSite;
let storefront: TestStorefront;
afterEach(async () => {
  vi.restoreAllMocks();
  await storefront.stop();
  await site.stop();
});

async function start(reactions: Reaction[] = [], retryDelaysMs = [5, 10, 15]): Promise<void> {
  site = await startWebhookSite(reactions);
  storefront = await startTestStorefront({ webhookUrl: site.url, retryDelaysMs });
}

const rename = (title: string) => storefront.admin("PUT", "/products/90.json", { product: { title } });
const titles = () =>
  // The body is a product as the storefront sends it.
  site.deliveries.map(({ body }) => (body as { title: string }).title);
const idsOf = (name: string) => new Set(site.deliveries.map(({ headers }) => headers[name]));
const readLog = async () => (await storefront.control("GET", "/deliveries")).body;
const statuses = async () => (await readLog()).map(({ status }: { status: string }) => status);
const isLogged = async (status: string) => expect.poll(statuses).toEqual([status]);

test.each<[Reaction]>([[500], [404], [302], [410], ["hang up"]])(
  "a delivery that gets %s is retried with the same bytes and ID",
  async (reaction) => {
    await start([reaction, reaction]);

    await rename("Again");
    await isLogged("delivered");

    expect(titles()).toEqual(["Again", "Again", "Again"]);
    expect(idsOf("x-shopify-webhook-id").size).toBe(1);
    expect(idsOf("x-shopify-triggered-at").size).toBe(1);
    expect(new Set(site.deliveries.map(({ text }) => text)).size).toBe(1);
  },
);

test("a delivery that fails every attempt is given up and logged, without its URL", async () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  await start([500, 500, 500, 500]);

  await rename("Lost");
  await isLogged("given up");

  expect(titles()).toHaveLength(4);
  expect(error.mock.calls).toEqual([["Gave up on a products/update webhook: 500"]]);
});

test("giving up deletes a webhook created through the API, but not the site's", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  site = await startWebhookSite([500, 500]);
  storefront = await startTestStorefront({ retryDelaysMs: [5] });
  const webhook = { topic: "products/update", address: site.url };
  await storefront.admin("POST", "/webhooks.json", { webhook });

  await rename("Lost");
  await isLogged("given up");
  const { body } = await storefront.admin("GET", "/webhooks.json");

  expect(body.webhooks).toEqual([]);
});

test("later changes are delivered while one waits for a retry", async () => {
  await start([500], [150]);

  await rename("First");
  await until(() => site.deliveries.length === 1);
  await rename("Second");
  await until(() => site.deliveries.length === 3);

  expect(titles()).toEqual(["First", "Second", "First"]);
});

test("pending deliveries are sent after a restart", async () => {
  await start(["keep waiting"]);
  await rename("Kept");
  await until(() => site.deliveries.length === 1);

  await storefront.restart();
  await until(() => site.deliveries.length === 2);

  expect(titles()).toEqual(["Kept", "Kept"]);
  expect(idsOf("x-shopify-webhook-id").size).toBe(1);
});

test("duplicate deliveries are sent as configured, with the same ID", async () => {
  await start();
  await storefront.control("PUT", "/webhooks", { duplicates: 2 });

  await rename("Thrice");
  await until(() => site.deliveries.length === 3);

  expect(titles()).toEqual(["Thrice", "Thrice", "Thrice"]);
  expect(idsOf("x-shopify-webhook-id").size).toBe(1);
});

test("held deliveries go out when released, in reverse if configured", async () => {
  await start();
  await storefront.control("PUT", "/webhooks", { isHeld: true, isReversed: true });
  await rename("First");
  await rename("Second");
  await rename("Third");
  const held = await statuses();

  await storefront.control("PUT", "/webhooks", { isHeld: false });
  await until(() => site.deliveries.length === 3);
  const { body } = await storefront.control("GET", "/webhooks");

  expect(held).toEqual(["queued", "queued", "queued"]);
  expect(titles()).toEqual(["Third", "Second", "First"]);
  expect(body).toEqual({ duplicates: 0, isHeld: false, isReversed: true });
});

test("the log shows a delivery's result, and the delivery can be resent", async () => {
  await start([503]);
  await rename("Logged");
  await isLogged("delivered");
  const [entry] = await readLog();

  await storefront.control("POST", `/deliveries/${entry.id}/resend`, {});
  await until(() => site.deliveries.length === 3);

  expect(entry).toMatchObject({
    topic: "products/update",
    address: site.url,
    attempts: 2,
    status: "delivered",
    result: "200",
    attemptedAt: expect.stringMatching(/^\d{4}-/),
  });
  expect(idsOf("x-shopify-webhook-id").size).toBe(1);
});
