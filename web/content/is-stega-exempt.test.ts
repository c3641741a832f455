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
  expect(isStegaExempt("course", path, "Some words")).toBe(plain);
});

test("keeps the menus plain", () => {
  expect(isStegaExempt("siteSettings", ["navigation", "links", { _key: "a" }, "label"], "Courses")).toBe(
    true,
  );
});

test.each([
  ["2026-11-21T12:00:00Z", true],
  ["https://www.example.com/", true],
  ["/courses", true],
  ["Courses/books", false],
])("keeps %s plain wherever it is: %s", (value, plain) => {
  expect(isStegaExempt("page", ["text"], value)).toBe(plain);
});
