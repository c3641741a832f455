import { encodeSignatureHeader } from "@sanity/webhook";
import { type Credentials, readCredentials } from "@shop/emulators/seed/credentials.ts";
import { sitePages } from "../pages/site-pages.ts";
import { expect, test } from "../support/shop-test.ts";
import { testStack } from "../support/test-stack.ts";

test("returns 401 for a webhook without a signature and revalidates nothing", async ({ request }) => {
  const response = await request.post("/api/webhooks/sanity", {
    data: { _id: "course-level-1a", _type: "course" },
  });

  expect(response.status()).toBe(401);
});

test("returns 401 for a webhook with a wrong signature and revalidates nothing", async ({ request }) => {
  const response = await request.post("/api/webhooks/sanity", {
    data: { _id: "course-level-1a", _type: "course" },
    headers: { "sanity-webhook-signature": `t=${Date.now()},v1=bm90LXRoZS1zaWduYXR1cmU` },
  });

  expect(response.status()).toBe(401);
});

test("a replayed webhook is ignored, and an old one is rejected", async ({ request }) => {
  const secret = readCredentials(testStack.dataDir).contentWebhookSecret;
  const body = JSON.stringify({ _id: "course-level-1a", _type: "course" });
  const deliver = async (time: number) => {
    const headers = { "sanity-webhook-signature": await encodeSignatureHeader(body, time, secret) };
    return request.post("/api/webhooks/sanity", { data: Buffer.from(body), headers });
  };
  const now = Date.now();

  expect(await (await deliver(now)).json()).toEqual({ revalidated: "course" });
  expect(await (await deliver(now)).json()).toEqual({ ignored: "duplicate" });
  expect((await deliver(now - 6 * 60_000)).status()).toBe(401);
});

test("returns 401 for a preview link with an unknown secret", async ({ request }) => {
  const response = await request.get(
    "/api/draft-mode/enable?sanity-preview-secret=guess&sanity-preview-pathname=/",
  );

  expect(response.status()).toBe(401);
});

test("draft events require a preview session", async ({ request }) => {
  const response = await request.get("/api/preview/events");

  expect(response.status()).toBe(401);
});

test("draft events refuse a time that isn't one", async ({ request }) => {
  const response = await request.get("/api/preview/events?since=yesterday");

  expect(response.status()).toBe(400);
  expect(await response.json()).toEqual({ error: "`since` must be a time in ISO 8601, in UTC." });
});

test("no page, and no script of a page, contains a server secret", async ({ request }) => {
  const secrets = toSecrets(readCredentials(testStack.dataDir));
  const read = async (path: string) => (await request.get(path)).text();
  const readChunks = (bodies: string[]) => Promise.all([...new Set(bodies.flatMap(findChunks))].map(read));

  const pages = await Promise.all(Object.values(sitePages).map(read));
  const scripts = await readChunks(pages);
  const lazyScripts = await readChunks(scripts);
  const bodies = [...pages, ...scripts, ...lazyScripts];

  expect(pages.filter((html) => !html.includes("</html>"))).toEqual([]);
  expect(scripts.length).toBeGreaterThan(5);
  expect(bodies.flatMap((body) => secrets.filter((secret) => body.includes(secret)))).toEqual([]);
});

const findChunks = (body: string) =>
  [...body.matchAll(/static\/chunks\/[\w.~-]+\.js/g)].map(([path]) => `/_next/${path}`);

const toSecrets = ({ contentLake, contentWebhookSecret, storefront, wallet, users }: Credentials) => [
  ...Object.values(contentLake),
  contentWebhookSecret,
  ...Object.values(storefront),
  wallet.password,
  ...users.map(({ password }) => password),
];

for (const path of ["/api/cart/checkout", "/api/country", "/api/live/refresh"])
  test(`${path} refuses a body of another type, and one that's too large`, async ({ request }) => {
    const send = async (type: string, data: string) =>
      (await request.post(path, { headers: { "content-type": type }, data, maxRedirects: 0 })).status();

    expect(await send("text/plain", "country=CA")).toBe(415);
    expect(await send("application/json", JSON.stringify("a".repeat(200_000)))).toBe(413);
  });
