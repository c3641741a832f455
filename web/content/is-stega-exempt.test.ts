import { expect, test } from "vitest";
import { isStegaExempt } from "./is-stega-exempt.ts";

test.each([
  [["handle"], true],
  [["slug", "current"], true],
  [["socialLinks", { _key: "a" }, "href"], true],
  [["meta", "title"], true],
  [["sections", { _key: "a" }, "video", "videoId"], true],
  [["title"], false],
  [["header", "highlights", 0], false],
])("keeps %j plain: %s", (path, plain) => {
  expect(isStegaExempt("course", path)).toBe(plain);
});

test("keeps the menus plain", () => {
  expect(isStegaExempt("siteSettings", ["navigation", "links", { _key: "a" }, "label"])).toBe(true);
});
