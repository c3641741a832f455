import { expect, test } from "vitest";
import { toLineKind } from "./line-kind.ts";

test.each([
  ["online course", "Course", "seat"],
  ["hfcc", "Course", "seat"],
  ["gift course", "Course", "gift"],
  ["Gift Course ", "Course", "gift"],
  ["Default Title", "Course", "seat"],
  ["Default Title", "Book", "thing"],
  ["Default Title", "BookBundle", "thing"],
  ["paperback", "", "thing"],
])("%o of a %o is sold as a %s", (title, productType, goods) => {
  expect(toLineKind({ title, productType })).toBe(goods);
});
