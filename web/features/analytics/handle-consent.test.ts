import { expect, test } from "vitest";
import { handleConsent } from "./handle-consent.ts";

const site = "https://shop.example.test";

function send(fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Response> {
  return handleConsent(
    new Request(`${site}/api/consent`, {
      method: "POST",
      body: new URLSearchParams(fields),
      headers: { origin: site, host: "shop.example.test", ...headers },
    }),
  );
}

test("a plain form gets its page back, with the answer in a cookie", async () => {
  const response = await send({ consent: "yes" }, { referer: `${site}/legal/cookie-policy` });

  expect(response.status).toBe(303);
  expect(response.headers.get("location")).toBe("/legal/cookie-policy");
  expect(response.headers.getSetCookie()).toEqual([
    "analytics_consent=yes; path=/; max-age=31536000; samesite=lax",
  ]);
});

test("declining deletes the analytics cookies on every domain they may be set on, and nothing else", async () => {
  const response = await send(
    { consent: "no" },
    { cookie: "_ga=1; cid=2; _shopify_y=3; analytics_consent=yes" },
  );

  expect(response.headers.getSetCookie().slice(1)).toEqual(
    ["_ga", "_shopify_y"].flatMap((name) => [
      `${name}=; path=/; max-age=0`,
      `${name}=; path=/; max-age=0; domain=shop.example.test`,
      `${name}=; path=/; max-age=0; domain=example.test`,
    ]),
  );
});

test("a script gets JSON", async () => {
  const response = await send({ consent: "no" }, { accept: "application/json" });

  expect(await response.json()).toEqual({ ok: true });
});

test.each<Record<string, string>[]>([[{}], [{ consent: "" }], [{ consent: "maybe" }]])(
  "%o isn't an answer",
  async (fields) => {
    const response = await send(fields);

    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({
      errors: [{ field: "consent", message: "Please choose whether you allow analytics" }],
    });
    expect(response.headers.getSetCookie()).toEqual([]);
  },
);

test("another site can't answer for a visitor", async () => {
  const response = await send({ consent: "yes" }, { "sec-fetch-site": "cross-site" });

  expect(response.status).toBe(403);
  expect(response.headers.getSetCookie()).toEqual([]);
});
