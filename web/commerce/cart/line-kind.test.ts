import { expect, test } from "vitest";
import { toLineKind } from "./line-kind.ts";

test.each([
  ["online course", "Course", "seat"],
  ["hfcc", "Course", "seat"],
  ["gift course", "Course", "gift"],
  ["Gift Course ", "Course", "gift"],
  ["Default Title", "Course", "seat"],
  ["Default Title", "Book", "product"],
  ["Default Title", "BookBundle", "product"],
  ["paperback", "", "product"],
])("%o of a %o is sold as a %s", (title, productType, kind) => {
  expect(toLineKind({ title, productType })).toBe(kind);
});
