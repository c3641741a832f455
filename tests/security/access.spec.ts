import { encodeSignatureHeader } from "@sanity/webhook";
import { readCredentials } from "@shop/emulators/seed/credentials.ts";
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

test("no page contains a server secret", async ({ shop, watch: _watch }) => {
  const { contentLake, storefront, contentWebhookSecret } = readCredentials(testStack.dataDir);
  const bodies: Promise<string>[] = [];
  shop.page.on("response", (response) => {
    if (/html|javascript|json/.test(response.headers()["content-type"] ?? ""))
      bodies.push(response.text().catch(() => ""));
  });

  await shop.open("/courses/level-1a-online-asl-course");
  const loaded = (await Promise.all(bodies)).join("\n");

  expect(loaded).toContain("Level 1A");
  for (const secret of [...Object.values(contentLake), storefront.accessToken, contentWebhookSecret]) {
    expect(loaded.includes(secret)).toBe(false);
  }
});

for (const path of ["/api/cart/checkout", "/api/country", "/api/live/refresh"])
  test(`${path} refuses a body of another type, and one that's too large`, async ({ request }) => {
    const send = async (type: string, data: string) =>
      (await request.post(path, { headers: { "content-type": type }, data, maxRedirects: 0 })).status();

    expect(await send("text/plain", "country=CA")).toBe(415);
    expect(await send("application/json", JSON.stringify("a".repeat(200_000)))).toBe(413);
  });
