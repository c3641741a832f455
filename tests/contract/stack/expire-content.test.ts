import { isValidSignature, SIGNATURE_HEADER_NAME } from "@sanity/webhook";
import { type Served, serve } from "@shop/emulators/http/serve.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { expireContent } from "../../../scripts/stack/expire-content.ts";

const webhookSecret = "between the two of us";

let site: Served;
let received: { path: string; type: unknown; isSigned: boolean }[] = [];
let status = 200;

beforeEach(async () => {
  received = [];
  status = 200;
  site = await serve({ port: 0, fetch: receive });
});

afterEach(() => site.close());

async function receive(request: Request): Promise<Response> {
  const body = await request.text();
  const signature = request.headers.get(SIGNATURE_HEADER_NAME) ?? "";
  received.push({
    path: new URL(request.url).pathname,
    type: JSON.parse(body)._type,
    isSigned: await isValidSignature(body, signature, webhookSecret),
  });
  return new Response(null, { status });
}

test("expires every document type that editors write", async () => {
  await expireContent({ siteUrl: site.url, webhookSecret });

  const types = received.map(({ type }) => type);
  expect(types).toEqual(
    expect.arrayContaining(["announcement", "course", "instructor", "page", "siteSettings"]),
  );
  expect(types).not.toContain("sanity.imageAsset");
});

test("sends a signed request like Sanity's, to the same webhook endpoint", async () => {
  await expireContent({ siteUrl: site.url, webhookSecret });

  expect(received[0]).toMatchObject({ path: "/api/webhooks/sanity", isSigned: true });
});

test("fails with the site's response when the site rejects it", async () => {
  status = 401;

  await expect(expireContent({ siteUrl: site.url, webhookSecret })).rejects.toThrow(
    "/api/webhooks/sanity: 401",
  );
});
