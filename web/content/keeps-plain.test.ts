import { expect, test } from "vitest";
import { keepsPlain } from "./keeps-plain.ts";

test.each([
  [["handle"], true],
  [["slug", "current"], true],
  [["socialLinks", { _key: "a" }, "href"], true],
  [["meta", "title"], true],
  [["sections", { _key: "a" }, "video", "videoId"], true],
  [["title"], false],
  [["header", "highlights", 0], false],
])("keeps %j plain: %s", (path, plain) => {
  expect(keepsPlain(path)).toBe(plain);
});
