import { cookiePolicy } from "@shop/emulators/seed/content/legal/cookie-policy.ts";
import { browserStorage } from "@shop/web/lib/browser-storage.ts";
import { expect, test } from "vitest";

const blocks = cookiePolicy.body.map(({ children = [] }) => children);
const paragraphs = blocks.map((spans) => spans.map(({ text }) => text).join(""));

test("the cookie policy names all that the site keeps in a browser, and nothing else", () => {
  const named = blocks.flat().flatMap(({ text, marks }) => (marks?.includes("code") ? [text] : []));

  expect(named.toSorted()).toEqual(
    Object.values(browserStorage)
      .map(({ name }) => name)
      .toSorted(),
  );
});

test.each([
  [browserStorage.cart, "kept for 30 days"],
  [browserStorage.discountCodes, "kept for 30 days"],
  [browserStorage.affiliate, "kept for 30 days"],
  [browserStorage.country, "kept for 365 days"],
  [browserStorage.walletSession, "kept for 8 hours"],
])("it says how long a browser keeps $name", ({ name, lasts }, words) => {
  const [, amount, unit] = /(\d+) (days|hours)/.exec(words) ?? [];

  expect(Number(amount) * (unit === "days" ? 24 : 1) * 3600).toBe(lasts);
  expect(paragraphs.find((paragraph) => paragraph.startsWith(name))).toContain(words);
});
