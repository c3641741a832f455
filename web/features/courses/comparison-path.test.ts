import { expect, test } from "vitest";
import { toComparisonPath } from "./comparison-path.ts";

const course = { type: "course", slug: "level-1a", bundledCourses: null } as const;
const bundle = { ...course, type: "bundle", slug: "both" } as const;

test.each([
  ["a course in its row", course, "/courses#compare-level-1a"],
  [
    "a bundle in its first course's row",
    { ...bundle, bundledCourses: [{ slug: null }, { slug: "level-1b" }] },
    "/courses#compare-level-1b",
  ],
  ["an empty bundle nowhere in particular", bundle, "/courses"],
  ["a course without an address nowhere in particular", { ...course, slug: null }, "/courses"],
])("compares %s", (_what, compared, path) => {
  expect(toComparisonPath(compared)).toBe(path);
});
