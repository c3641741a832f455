import { expect, test } from "vitest";
import { checkAgeRange, checkSameAges } from "./age-ranges.ts";

test.each([
  [{ from: 8, to: 15 }, true],
  [{ from: 8, to: 8 }, true],
  [{}, true],
  [undefined, true],
  [{ from: 8 }, "Enter both ages, or neither."],
  [{ to: 15 }, "Enter both ages, or neither."],
  [{ from: 15, to: 8 }, "The youngest age has to come first."],
])("the ages %j", (range, finding) => {
  expect(checkAgeRange(range)).toBe(finding);
});

test.each([
  [{ from: 8, to: 15 }, { from: 8, to: 15 }, true],
  [{ from: 8, to: 15 }, undefined, true],
  [undefined, { from: 5, to: 12 }, true],
  [
    { from: 8, to: 15 },
    { from: 5, to: 12 },
    "The highlights say ages 8 to 15, but search results say ages 5 to 12. Is one of them wrong?",
  ],
])("highlights for %j and a search text for %j", (highlights, searchText, finding) => {
  expect(checkSameAges(highlights, searchText)).toBe(finding);
});
