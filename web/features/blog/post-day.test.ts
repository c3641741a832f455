import { expect, test } from "vitest";
import { toPostDay } from "./post-day.ts";

test.each([
  ["2026-04-21T15:00:00Z", { iso: "2026-04-21", words: "April 21, 2026" }],
  // Ten in the evening in New York, and seven in Los Angeles.
  ["2026-11-30T03:00:00Z", { iso: "2026-11-29", words: "November 29, 2026" }],
  ["2026-07-01T04:00:00Z", { iso: "2026-07-01", words: "July 1, 2026" }],
])("a post of %s is dated %o", (publishedAt, day) => {
  expect(toPostDay(publishedAt)).toEqual(day);
});

test.each([null, "", "soon"])("a post of %j has no day", (publishedAt) => {
  expect(toPostDay(publishedAt)).toBeNull();
});
