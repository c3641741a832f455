import { afterEach, beforeEach, expect, test } from "vitest";
import { visitAdmin } from "../../support/admin-visit.ts";
import {
  accessToken,
  adminToken,
  type TestStorefront,
  startTestStorefront,
} from "../../support/storefront.ts";

let storefront: TestStorefront;
let now: Date;
beforeEach(async () => {
  now = new Date("2026-11-21T10:00:00Z");
  storefront = await startTestStorefront({ now: () => now });
});
afterEach(() => storefront.stop());

const signIn = (secret: string, headers: Record<string, string> = {}) =>
  fetch(`${storefront.url}/admin/sign-in`, {
    method: "POST",
    headers,
    body: new URLSearchParams({ secret }),
    redirect: "manual",
  });

test.each([[adminToken], [`  ${adminToken} `], ["correct horse"]])(
  "the admin token or the administrator's pass phrase opens the pages: %s",
  async (secret) => {
    const response = await signIn(secret);

    expect(response.status).toBe(303);
    expect(response.headers.get("location")).toBe("/admin/products");
    expect(response.headers.get("set-cookie")).toMatch(
      /^shop-admin=[\w-]{32}; Path=\/admin; Max-Age=43200; HttpOnly; SameSite=Strict$/,
    );
  },
);

test.each([["wrong"], [accessToken], ["battery staple"]])("%s doesn't open the pages", async (secret) => {
  const response = await signIn(secret);
  const html = await response.text();

  expect(response.status).toBe(401);
  expect(response.headers.get("set-cookie")).toBeNull();
  expect(html).toMatch(/id="secret-error">This is neither the token nor the pass phrase/);
  expect(html).not.toContain(secret);
});

test("an empty field gets an error", async () => {
  const response = await signIn("  ");

  expect(response.status).toBe(422);
  expect(await response.text()).toContain("Enter the token or the pass phrase.");
});

async function guess(times: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let count = 0; count < times; count++) statuses.push((await signIn(`guess ${count}`)).status);
  return statuses;
}

test("after five wrong guesses, even the right one has to wait five minutes", async () => {
  const guesses = await guess(5);
  const blocked = await signIn(adminToken);
  now = new Date(now.getTime() + 5 * 60_000 + 1000);
  const later = await signIn(adminToken);

  expect(guesses).toEqual([401, 401, 401, 401, 401]);
  expect(blocked.status).toBe(429);
  expect(blocked.headers.get("retry-after")).toBe("300");
  expect(later.status).toBe(303);
});

test.each([
  ["/admin"],
  ["/admin/products"],
  ["/admin/products/90"],
  ["/admin/discounts"],
  ["/admin/orders"],
  ["/admin/webhooks"],
  ["/admin/nothing"],
])("a signed-out visitor to %s is redirected to the sign-in page", async (path) => {
  const response = await fetch(storefront.url + path, { redirect: "manual" });

  expect(response.status).toBe(303);
  expect(response.headers.get("location")).toBe("/admin/sign-in");
});

test("a form that wasn't made for the session changes nothing", async () => {
  const visit = await visitAdmin(storefront.url);
  const other = await visitAdmin(storefront.url);
  const { html } = await other.open("/admin/products/90");
  const formToken = String(/name="formToken" value="([^"]+)"/.exec(html)?.[1]);

  const without = await visit.post("/admin/products/90", { title: "Forged", "was-title": "x" });
  const foreign = await visit.post("/admin/products/90", { title: "Forged", "was-title": "x", formToken });
  const { body } = await storefront.admin("GET", "/products/90.json");

  expect([without.status, foreign.status]).toEqual([403, 403]);
  expect(body.product.title).toBe("Getting Started with ASL");
});

test.each([
  [{ origin: "https://elsewhere.test" }],
  [{ origin: "null" }],
  [{ "sec-fetch-site": "cross-site" }],
  [{ "sec-fetch-site": "same-site" }],
])("a form on another site (%j) can't sign anyone in", async (headers) => {
  const response = await signIn(adminToken, headers);

  expect(response.status).toBe(403);
  expect(response.headers.get("set-cookie")).toBeNull();
});

test("a session ends on sign-out or after twelve hours", async () => {
  const visit = await visitAdmin(storefront.url);
  const tired = await visitAdmin(storefront.url);

  const out = await visit.send("/admin/products", {}, "/admin/sign-out");
  const after = await visit.open("/admin/products");
  now = new Date(now.getTime() + 12 * 60 * 60_000 - 1000);
  const evening = await tired.open("/admin/products");
  now = new Date(now.getTime() + 1000);
  const night = await tired.open("/admin/products");

  expect(out.headers.get("set-cookie")).toMatch(/^shop-admin=; Path=\/admin; Max-Age=0;/);
  expect([after.status, evening.status, night.status]).toEqual([303, 200, 303]);
});

test("an admin page runs no scripts, loads nothing from elsewhere, isn't cached and can't be framed", async () => {
  const visit = await visitAdmin(storefront.url);
  const { headers } = await visit.open("/admin/products");

  expect(headers.get("content-security-policy")).toMatch(
    /^default-src 'none'; img-src 'self'; style-src 'sha256-[^']+'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'$/,
  );
  expect(headers.get("cache-control")).toBe("no-store");
  expect(headers.get("x-frame-options")).toBe("DENY");
  expect(headers.get("access-control-allow-origin")).toBeNull();
});

test("returns 413 for an oversized form", async () => {
  const response = await signIn("x".repeat(300_000));

  expect(response.status).toBe(413);
});
