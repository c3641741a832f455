import { expect, test } from "vitest";
import { checkPeriod } from "./period.ts";

const [noon, evening] = ["2026-06-01T12:00:00Z", "2026-06-01T18:00:00Z"];

test.each([
  [noon, evening, true],
  [undefined, evening, true],
  [noon, undefined, true],
  [evening, noon, "The end comes after the beginning."],
  [noon, noon, "The end comes after the beginning."],
])("from %s to %s", (startsAt, endsAt, finding) => {
  expect(checkPeriod(startsAt, endsAt)).toBe(finding);
});
