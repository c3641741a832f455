import { expect, test } from "vitest";
import { isInAreas } from "./site-areas.ts";

test.each([
  ["/", [], true],
  ["/courses/level-1a", [], true],
  ["/courses", ["courses"], true],
  ["/courses/level-1a", ["books", "courses"], true],
  ["/coursesandmore", ["courses"], false],
  ["/courses", ["home"], false],
  ["/", ["home"], true],
  ["/books", ["retired-area"], false],
])("%s is in %o: %s", (path, areas, expected) => {
  expect(isInAreas(path, areas)).toBe(expected);
});
