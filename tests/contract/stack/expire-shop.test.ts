import { type Served, serve } from "@shop/emulators/http/serve.ts";
import { parseDelivery } from "@shop/web/commerce/webhooks/delivery.ts";
import { isSigned } from "@shop/web/commerce/webhooks/is-signed.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { expireShop } from "../../../scripts/stack/expire-shop.ts";

const webhookSecret = "between the two of us";

let site: Served;
let received: { path: string; isSigned: boolean; parsed: unknown }[] = [];
let status = 200;

beforeEach(async () => {
  received = [];
  status = 200;
  site = await serve({ port: 0, fetch: receive });
});

afterEach(() => site.close());

async function receive(request: Request): Promise<Response> {
  const body = Buffer.from(await request.arrayBuffer());
  const signature = request.headers.get("x-shopify-hmac-sha256");
  received.push({
    path: new URL(request.url).pathname,
    isSigned: isSigned({ body, signature, secret: webhookSecret }),
    parsed: parseDelivery(Object.fromEntries(request.headers), body),
  });
  return new Response(null, { status });
}

test("tells the site that anything in the shop may have changed, as the shop would", async () => {
  await expireShop({ siteUrl: site.url, webhookSecret });

  expect(received).toMatchObject([
    {
      path: "/api/webhooks/shopify",
      isSigned: true,
      parsed: { ok: true, delivery: { change: { kind: "shop" } } },
    },
  ]);
});

test("fails with the site's response when the site rejects it", async () => {
  status = 401;

  await expect(expireShop({ siteUrl: site.url, webhookSecret })).rejects.toThrow(
    "/api/webhooks/shopify: 401",
  );
});
