import { expect, test } from "vitest";
import { documentPath } from "./paths.ts";

test.each([
  [{ _type: "course", slug: "level-1a" }, "/courses/level-1a"],
  [{ _type: "course", slug: null }, null],
  [{ _type: "page", path: "/" }, "/"],
  [{ _type: "instructor", slug: "deaf-instructor" }, null],
])("%o stands at %s", (document, path) => {
  expect(documentPath(document)).toBe(path);
});
