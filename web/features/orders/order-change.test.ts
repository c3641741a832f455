import { expect, test } from "vitest";
import { parseChange, toChangedPath } from "./order-change.ts";

test.each(["resent", "corrected"] as const)("the order's page knows from its URL what was %s", (kind) => {
  const change = { kind, item: "1001-11-1" };

  const url = new URL(toChangedPath("token", change), "https://shop.example");

  expect([url.pathname, url.hash]).toEqual(["/orders/token", "#changed"]);
  expect(parseChange(Object.fromEntries(url.searchParams))).toEqual(change);
});

test("a URL that says nothing, or the same twice, is about no change", () => {
  expect([parseChange({}), parseChange({ resent: ["1", "2"] })]).toEqual([null, null]);
});
