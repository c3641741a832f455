import { expect, test } from "vitest";
import { findNextChange, readPeriodState } from "./periods.ts";

const now = new Date("2026-07-01T00:00:00Z");
const [before, after] = ["2026-06-01T00:00:00Z", "2026-08-01T00:00:00Z"];

test.each([
  [{ startsAt: null, endsAt: null }, "running"],
  [{}, "running"],
  [{ startsAt: before, endsAt: after }, "running"],
  [{ startsAt: now.toISOString(), endsAt: null }, "running"],
  [{ startsAt: after, endsAt: null }, "scheduled"],
  [{ startsAt: before, endsAt: now.toISOString() }, "ended"],
])("%o is %s", (period, state) => {
  expect(readPeriodState(period, now)).toBe(state);
});

test("the next change is the earliest start or end to come", () => {
  const endsSoon = { startsAt: before, endsAt: "2026-07-01T00:01:30Z" };
  const begins = { startsAt: "2026-07-01T00:00:00.500Z", endsAt: null };

  expect(findNextChange([endsSoon], now)).toBe(Date.parse("2026-07-01T00:01:30Z"));
  expect(findNextChange([endsSoon, begins], now)).toBe(Date.parse("2026-07-01T00:00:00.500Z"));
  expect(findNextChange([{ startsAt: before, endsAt: null }], now)).toBe(Infinity);
});
