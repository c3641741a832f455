import { cookiePolicy } from "@shop/emulators/seed/content/legal/cookie-policy.ts";
import { browserStorage } from "@shop/web/lib/browser-storage.ts";
import { expect, test } from "vitest";

const blocks = cookiePolicy.body.map(({ children = [] }) => children);
const paragraphs = blocks.map((spans) => spans.map(({ text }) => text).join(""));
const named = blocks.flat().flatMap(({ text, marks }) => (marks?.includes("code") ? [text] : []));

const stored = Object.values(browserStorage);

test("the cookie policy lists exactly what the site stores in a browser", () => {
  expect(new Set(named)).toEqual(new Set(stored.map(({ name }) => name)));
});

const hour = 3600;
const day = 24 * hour;

test.each([
  [browserStorage.cart, 30 * day, "kept for 30 days"],
  [browserStorage.discountCodes, 30 * day, "kept for 30 days"],
  [browserStorage.affiliate, 30 * day, "kept for 30 days"],
  [browserStorage.country, 365 * day, "kept for 365 days"],
  [browserStorage.interests, 400 * day, "kept for 400 days"],
  [browserStorage.analyticsConsent, 365 * day, "kept for 365 days"],
  [browserStorage.walletSession, 8 * hour, "kept for 8 hours"],
])("it says how long a browser keeps %o", ({ name, maxAgeSeconds }, seconds, words) => {
  expect(maxAgeSeconds).toBe(seconds);
  expect(paragraphs.find((paragraph) => paragraph.startsWith(name))).toContain(words);
});
