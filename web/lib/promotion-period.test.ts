import { expect, test } from "vitest";
import { isRunning, secondsUntilChange } from "./promotion-period.ts";

const now = new Date("2026-07-01T00:00:00Z");
const [before, after] = ["2026-06-01T00:00:00Z", "2026-08-01T00:00:00Z"];

test.each([
  [{ startsAt: null, endsAt: null }, true],
  [{ startsAt: before, endsAt: after }, true],
  [{ startsAt: now.toISOString(), endsAt: null }, true],
  [{ startsAt: after, endsAt: null }, false],
  [{ startsAt: before, endsAt: now.toISOString() }, false],
])("%o: %s", (period, runs) => {
  expect(isRunning(period, now)).toBe(runs);
});

test("active promotions change when the next one starts or ends", () => {
  const endsSoon = { startsAt: before, endsAt: "2026-07-01T00:01:30Z" };
  const begins = { startsAt: "2026-07-01T00:00:00.500Z", endsAt: null };

  expect(secondsUntilChange([endsSoon], now)).toBe(90);
  expect(secondsUntilChange([endsSoon, begins], now)).toBe(1);
  expect(secondsUntilChange([{ startsAt: before, endsAt: null }], now)).toBe(Infinity);
});
