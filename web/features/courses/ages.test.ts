import { expect, test } from "vitest";
import { toAges } from "#features/courses/ages.ts";

test.each([
  [{ from: 8, to: 15 }, "8 to 15"],
  [{ from: 15 }, "15 and up"],
  [{ to: 12 }, "up to 12"],
  [{ from: 0, to: 3 }, "0 to 3"],
  [{}, null],
])("the ages %o are shown as %s", (range, data) => {
  expect(toAges({ _type: "ageRange", ...range })).toBe(data);
});

test.each([[null], [undefined]])("a course without ages (%s) shows none", (ages) => {
  expect(toAges(ages)).toBeNull();
});
