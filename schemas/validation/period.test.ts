import { expect, test } from "vitest";
import { checkEnd, checkPeriod } from "./period.ts";

const [noon, evening] = ["2026-06-01T12:00:00Z", "2026-06-01T18:00:00Z"];

test.each([
  [noon, evening, true],
  [undefined, evening, true],
  [noon, undefined, true],
  [evening, noon, "The end has to be after the start."],
  [noon, noon, "The end has to be after the start."],
])("from %s to %s", (startsAt, endsAt, finding) => {
  expect(checkPeriod(startsAt, endsAt)).toBe(finding);
});

test.each([
  [undefined, true],
  [evening, true],
  [noon, "This is in the past, so shoppers won't see it."],
])("at two o'clock, an end at %s", (endsAt, finding) => {
  expect(checkEnd(endsAt, new Date("2026-06-01T14:00:00Z"))).toBe(finding);
});
