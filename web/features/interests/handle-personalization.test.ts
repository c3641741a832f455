import { expect, test } from "vitest";
import { handlePersonalization } from "./handle-personalization.ts";

const json = { "content-type": "application/json", accept: "application/json" };
const form = { "content-type": "application/x-www-form-urlencoded", accept: "text/html" };

const post = (body: string, headers: Record<string, string>) =>
  handlePersonalization(
    new Request("https://shop.example/api/personalization", {
      method: "POST",
      body,
      headers: { host: "shop.example", ...headers },
    }),
  );

test.each([["adults"], ["kids"], ["both"], ["dismissed"]])(
  "the answer %s is kept in a cookie for 400 days",
  async (interests) => {
    const response = await post(JSON.stringify({ interests }), json);

    expect(await response.json()).toEqual({ ok: true });
    expect(response.headers.get("set-cookie")).toBe(
      `interests=${interests}; path=/; max-age=34560000; samesite=lax`,
    );
  },
);

test("a session's id is accepted, as requirements §7.5 has it", async () => {
  const response = await post(JSON.stringify({ id: "session-1", interests: "kids" }), json);

  expect(response.status).toBe(200);
});

test("a plain form leads back to its page", async () => {
  const response = await post("interests=kids", { ...form, referer: "https://shop.example/courses?a=1" });

  expect([response.status, response.headers.get("location")]).toEqual([303, "/courses?a=1"]);
});

test.each([
  [422, '{"interests":"cats"}', json],
  [422, "{}", json],
  [400, "[", json],
  [413, JSON.stringify({ interests: "a".repeat(64_000) }), json],
  [415, "interests=kids", { ...json, "content-type": "text/plain" }],
  [403, '{"interests":"kids"}', { ...json, "sec-fetch-site": "cross-site" }],
])("answers %d and sets no cookie for the body %.30s", async (status, body, headers) => {
  const response = await post(body, headers);

  expect([response.status, response.headers.get("set-cookie")]).toEqual([status, null]);
});
