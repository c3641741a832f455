import { expect, test } from "vitest";
import { formatPeriod, periodFields } from "./period-fields.ts";

const [noon, evening, later] = ["2026-11-26T12:00:00", "2026-11-26T18:00:00", "2026-12-01T12:00:00"];

test.each([
  [noon, later, "Nov 26, 2026 to Dec 1, 2026"],
  [noon, evening, "Nov 26, 2026"],
  [noon, undefined, "From Nov 26, 2026"],
  [undefined, later, "Until Dec 1, 2026"],
  [undefined, undefined, undefined],
  [noon, "soon", "From Nov 26, 2026"],
])("from %s to %s reads %s", (startsAt, endsAt, words) => {
  expect(formatPeriod(startsAt, endsAt)).toBe(words);
});

// Sanity shows no zone beside a field that doesn't ask for it.
test.each(periodFields)("$title says whose time it is", ({ options }) => {
  expect(options).toEqual({ allowTimeZoneSwitch: true });
});
