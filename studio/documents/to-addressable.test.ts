import { documentPath } from "@shop/schemas/paths.ts";
import { expect, test } from "vitest";
import { toAddressable } from "./to-addressable.ts";

test.each([
  ["course", { slug: { _type: "slug", current: "level-1a" } }, "/courses/level-1a"],
  ["page", { path: "/about-us" }, "/about-us"],
  ["book", { handle: "first-signs" }, "/books/first-signs"],
  ["course", {}, null],
  ["course", { slug: {} }, null],
  ["page", { path: 7 }, null],
  ["course", null, null],
])("a %s of %j is at %s", (type, document, path) => {
  expect(documentPath(toAddressable(type, document))).toBe(path);
});
