import { createHmac, randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { contentSeed } from "@shop/emulators/seed/content-seed.ts";
import { commerceSeed } from "@shop/emulators/seed/commerce/commerce-seed.ts";
import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from "@sanity/webhook";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Stack, startStack } from "../../../scripts/stack/start-stack.ts";
import { expireContent } from "../../support/expire-content.ts";
import { lakeCredentials, startTestLake, type TestLake } from "../../support/content-lake.ts";
import {
  type HostedBackends,
  startHostedBackends,
} from "@shop/emulators/packages/command/hosted-backends.ts";
import { createDrafts } from "../../support/security/create-drafts.ts";
import { visitAsStranger } from "../../support/security/visit-as-stranger.ts";
import { accessToken, type TestStorefront, startTestStorefront } from "../../support/storefront.ts";

const project = "abc12345";
const shop = "handshape-test.myshopify.com";
const webhookSecret = randomBytes(16).toString("hex");
const shopifySecret = randomBytes(16).toString("hex");
const ports = {
  site: 3110,
  contentLake: 3111,
  storefront: 3112,
  mail: 3113,
  smtp: 3114,
  wallet: 3115,
  telemetry: 3116,
};

let lake: TestLake;
let storefront: TestStorefront;
let hosted: HostedBackends;
let stack: Stack;
const dataDir = mkdtempSync(join(tmpdir(), "hosted-mode-"));

beforeAll(async () => {
  lake = await startTestLake({ seed: contentSeed });
  storefront = await startTestStorefront({ seed: commerceSeed });
  hosted = await startHostedBackends({
    hosts: [`${project}.api.sanity.io`, `${project}.apicdn.sanity.io`, shop],
    answers: (host) => (host === shop ? storefront.url : lake.url),
  });
  const { PATH, HOME } = process.env;
  stack = await startStack({
    env: {
      PATH,
      HOME,
      ...hosted.variables,
      SITE_URL: `http://localhost:${ports.site}`,
      SANITY_STUDIO_PROJECT_ID: project,
      SANITY_STUDIO_DATASET: "production",
      SANITY_API_READ_TOKEN: lakeCredentials.contentLake.viewer,
      SANITY_API_WRITE_TOKEN: lakeCredentials.contentLake.editor,
      SANITY_WEBHOOK_SECRET: webhookSecret,
      SHOPIFY_STORE_DOMAIN: shop,
      SHOPIFY_STOREFRONT_ACCESS_TOKEN: accessToken,
      SHOPIFY_WEBHOOK_SECRET: shopifySecret,
    },
    ports,
    dataDir,
    distDir: ".next-hosted",
    quiet: true,
  });
}, 300_000);

afterAll(async () => {
  await stack?.stop();
  await hosted?.[Symbol.asyncDispose]();
  await storefront?.stop();
  await lake?.[Symbol.asyncDispose]();
  rmSync(dataDir, { recursive: true, force: true });
});

const read = async (path: string) => (await fetch(stack.siteUrl + path)).text();

test("starts no emulator", () => {
  expect([stack.lakeUrl, stack.storefrontUrl]).toEqual([null, null]);
});

test("shows Sanity's content and Shopify's prices from their own hosts", async () => {
  const page = await read("/courses/level-1a-online-asl-course");

  expect(page).toContain("Level 1A");
  expect(page).toContain("$79.00");
  expect(page).toContain("$109.00 CAD");
});

test("loads images from Sanity's image CDN and live events from Sanity's API", async () => {
  const page = await read("/courses/level-1a-online-asl-course");

  expect(page).toContain(`https://cdn.sanity.io/images/${project}/production/`);
  expect(page).toContain(`https://${project}.api.sanity.io/`);
});

test("uses no local-only URLs", async () => {
  const page = await read("/courses/level-1a-online-asl-course");

  expect(page).not.toContain("/lake");
  expect((await fetch(`${stack.siteUrl}/lake/v1/ping`)).status).toBe(404);
});

test("sends requests to no other host", () => {
  expect(hosted.unmappedHosts).toEqual([]);
});

test("no public response contains text from a draft", async () => {
  const ids = await createDrafts(lake.client());
  await expireContent({ siteUrl: stack.siteUrl, webhookSecret });

  const { answers, leaks } = await visitAsStranger({
    pagesPerFolder: Number.POSITIVE_INFINITY,
    siteUrl: stack.siteUrl,
    paths: ["/search?q=asl", "/llms.txt", "/blog/feed.xml", "/api/features", "/courses/unpublished"],
  });

  expect(answers).toBeGreaterThan(200);
  expect(leaks).toEqual([]);
  await lake.client().delete({ query: "*[_id in $ids]", params: { ids } });
});

test("a webhook signed with the hosted secret makes a publish visible to the next visitor", async () => {
  await lake.client().patch("course-level-1a").set({ subtitle: "Words from the hosted lake" }).commit();
  const body = JSON.stringify({
    _id: "course-level-1a",
    _type: "course",
    slug: "level-1a-online-asl-course",
  });

  const response = await fetch(`${stack.siteUrl}/api/webhooks/sanity`, {
    method: "POST",
    body,
    headers: { [SIGNATURE_HEADER_NAME]: await encodeSignatureHeader(body, Date.now(), webhookSecret) },
  });

  expect(response.status).toBe(200);
  expect(await read("/courses/level-1a-online-asl-course")).toContain("Words from the hosted lake");
});

test("a webhook signed with another secret is rejected and revalidates nothing", async () => {
  // Rendered after the last publish, so only an accepted webhook could change it now.
  await read("/courses/level-1b-online-asl-course");
  await lake.client().patch("course-level-1b").set({ subtitle: "Words nobody signed for" }).commit();
  const body = JSON.stringify({
    _id: "course-level-1b",
    _type: "course",
    slug: "level-1b-online-asl-course",
  });

  const response = await fetch(`${stack.siteUrl}/api/webhooks/sanity`, {
    method: "POST",
    body,
    headers: { [SIGNATURE_HEADER_NAME]: await encodeSignatureHeader(body, Date.now(), "another secret") },
  });

  expect(response.status).toBe(401);
  expect(await read("/courses/level-1b-online-asl-course")).not.toContain("Words nobody signed for");
});

const level2a = 7400000000030;

/** Sets a price in the hosted shop and sends the site its webhook, signed with the given secret. */
async function changePrice(price: string, secret: string): Promise<Response> {
  const { body: found } = await storefront.admin("GET", `/products/${level2a}.json`);
  await storefront.admin("PUT", `/variants/${found.product.variants[0].id}.json`, { variant: { price } });
  const { body: changed } = await storefront.admin("GET", `/products/${level2a}.json`);
  const body = JSON.stringify(changed.product);
  return fetch(`${stack.siteUrl}/api/webhooks/shopify`, {
    method: "POST",
    body,
    headers: {
      "x-shopify-topic": "products/update",
      "x-shopify-webhook-id": price,
      "x-shopify-hmac-sha256": createHmac("sha256", secret).update(body).digest("base64"),
    },
  });
}

test("a Shopify webhook signed with another secret is rejected and the old price stays", async () => {
  await read("/courses/level-2a-online-asl-course");

  const response = await changePrice("66.00", "another secret");

  expect(response.status).toBe(401);
  expect(await read("/courses/level-2a-online-asl-course")).not.toContain("$66.00");
});

test("a Shopify webhook signed with the hosted secret shows the new price to the next visitor", async () => {
  const response = await changePrice("67.00", shopifySecret);

  expect(response.status).toBe(200);
  expect(await read("/courses/level-2a-online-asl-course")).toContain("$67.00");
});
