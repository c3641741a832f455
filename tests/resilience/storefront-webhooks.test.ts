import { expect, test } from "vitest";
import { until } from "../support/content-lake.ts";
import { openStorefrontDataDir, type StorefrontDataDir } from "../support/storefront-process.ts";
import { startWebhookSite, type WebhookSite } from "../support/webhook-site.ts";

const product = "/products/7400000000010.json";
const titlesOf = (site: WebhookSite) =>
  // The body is a product as the storefront sends it.
  site.deliveries.map(({ body }) => (body as { title: string }).title);

test("an acknowledged change is delivered after a restart if kill -9 came before its webhook delivery", async () => {
  await using site = await startWebhookSite(["keep waiting"]);
  await using data = await openStorefrontDataDir();
  const first = await data.start(["--webhook", site.url]);

  await first.admin("PUT", product, { product: { title: "Told late" } });
  await until(() => site.deliveries.length === 1);
  await first.end("SIGKILL");
  const second = await data.start(["--webhook", site.url]);
  await until(() => site.deliveries.length === 2);
  const stored = await (await second.admin("GET", product)).json();

  const ids = site.deliveries.map(({ headers }) => headers["x-shopify-webhook-id"]);
  expect(titlesOf(site)).toEqual(["Told late", "Told late"]);
  expect(new Set(ids).size).toBe(1);
  expect(stored.product.title).toBe("Told late");
});

/** Makes changes, kills each storefront once it acknowledges one, and returns the titles that were acknowledged. */
async function killUnderLoad(data: StorefrontDataDir, site: WebhookSite, rounds: number): Promise<string[]> {
  const acknowledged: string[] = [];
  for (let round = 0; round < rounds; round++) {
    const storefront = await data.start(["--webhook", site.url]);
    const changes = Array.from({ length: 5 }, (_item, index) => `Round ${round}, change ${index}`);
    const answers = changes.map((title) =>
      storefront.admin("PUT", product, { product: { title } }).then(
        () => acknowledged.push(title),
        // The storefront was killed before it acknowledged this one.
        () => null,
      ),
    );
    await Promise.race(answers);
    await storefront.end("SIGKILL");
    await Promise.all(answers);
  }
  return acknowledged;
}

test("no acknowledged change or webhook is lost across eight kills", async () => {
  await using site = await startWebhookSite();
  await using data = await openStorefrontDataDir();

  const acknowledged = await killUnderLoad(data, site, 8);
  const last = await data.start(["--webhook", site.url]);
  const { product: stored } = await (await last.admin("GET", product)).json();
  // The last one may have been stored before the kill without being acknowledged.
  const expected = [...acknowledged, stored.title];
  await expect.poll(() => titlesOf(site)).toEqual(expect.arrayContaining(expected));

  expect(acknowledged.length).toBeGreaterThanOrEqual(8);
});

test("a second storefront on the same data, or on a port that's in use, exits with an error message", async () => {
  await using data = await openStorefrontDataDir();
  const first = await data.start();

  const second = await data.start();
  const third = await data.start(["--port", new URL(first.url).port]);

  expect(second.output).toMatchObject({
    code: 1,
    error: expect.stringContaining("in use by another storefront"),
  });
  expect(third.output).toMatchObject({
    code: 1,
    error: expect.stringContaining("set STOREFRONT_PORT"),
  });
});

test("the site's webhook uses the site's URL unless configured otherwise", async () => {
  await using data = await openStorefrontDataDir();
  const addressesOf = async (args: readonly string[], variables: Record<string, string> = {}) => {
    const storefront = await data.start(args, variables);
    const { webhooks } = await (await storefront.admin("GET", "/webhooks.json")).json();
    await storefront.end("SIGTERM");
    return Array.from(new Set(webhooks.map(({ address }: { address: string }) => address)));
  };

  expect(await addressesOf([])).toEqual([]);
  expect(await addressesOf(["--site", "http://127.0.0.1:9/"])).toEqual([
    "http://127.0.0.1:9/api/webhooks/shopify",
  ]);
  expect(await addressesOf([], { STOREFRONT_WEBHOOK_URL: "http://127.0.0.1:9/x" })).toEqual([
    "http://127.0.0.1:9/x",
  ]);
  expect(await addressesOf(["--site", "http://127.0.0.1:9"], { STOREFRONT_WEBHOOK_URL: "" })).toEqual([]);
});
