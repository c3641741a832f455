import { expect, test } from "vitest";
import { checkPeriod } from "./period.ts";

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
