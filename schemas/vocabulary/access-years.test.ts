import { expect, test } from "vitest";
import { parseAccessYears } from "./access-years.ts";

test.each([
  ["1 year", 1],
  ["2 years", 2],
  [" 10 Years ", 10],
  ["2-year access", null],
  ["Two years", null],
  ["18 months", null],
  ["1 year and 6 months", null],
  ["0 years", null],
  ["100 years", null],
  ["Lifetime", null],
  ["", null],
])("“%s” is %j years of access", (text, years) => {
  expect(parseAccessYears(text)).toBe(years);
});
