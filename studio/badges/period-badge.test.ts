import { expect, test } from "vitest";
import { describePeriod } from "./period-badge.ts";

const [before, now, after] = ["2026-06-01T00:00:00Z", "2026-07-01T00:00:00Z", "2026-08-01T00:00:00Z"];

test.each([
  ["has no times", {}],
  ["is running", { startsAt: before, endsAt: after }],
])("an announcement or promotion that %s has no badge", (_what, period) => {
  expect(describePeriod(period, new Date(now))).toBeNull();
});

test.each([
  ["starts later", { startsAt: after }, "Starts later"],
  ["has ended", { startsAt: before, endsAt: before }, "Ended"],
  ["ends this moment", { endsAt: now }, "Ended"],
])("an announcement or promotion that %s has a badge", (_what, period, label) => {
  expect(describePeriod(period, new Date(now))).toMatchObject({ label });
});
