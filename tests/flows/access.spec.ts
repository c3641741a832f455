import { expect, test } from "../support/shop-test.ts";

test("a webhook without a signature is refused and revalidates nothing", async ({ request }) => {
  const response = await request.post("/api/webhooks/sanity", {
    data: { _id: "course-level-1a", _type: "course" },
  });

  expect(response.status()).toBe(401);
});

test("a webhook with a wrong signature is refused and revalidates nothing", async ({ request }) => {
  const response = await request.post("/api/webhooks/sanity", {
    data: { _id: "course-level-1a", _type: "course" },
    headers: { "sanity-webhook-signature": `t=${Date.now()},v1=bm90LXRoZS1zaWduYXR1cmU` },
  });

  expect(response.status()).toBe(401);
});

test("a preview link with an unknown secret is refused", async ({ request }) => {
  const response = await request.get(
    "/api/draft-mode/enable?sanity-preview-secret=guess&sanity-preview-pathname=/",
  );

  expect(response.status()).toBe(401);
});

test("drafts' events are closed to visitors without a preview", async ({ request }) => {
  const response = await request.get("/api/preview/events");

  expect(response.status()).toBe(401);
});

test("no secret of the server is in a page a visitor loads", async ({ shop, watch: _watch }) => {
  const { readCredentials } = await import("@shop/emulators/seed/credentials.ts");
  const { testStack } = await import("../support/test-stack.ts");
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
