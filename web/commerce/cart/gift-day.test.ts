import { expect, test } from "vitest";
import { findDayProblem } from "./cart-field-rules.ts";
import { toEarliestDay, toLatestDay } from "./days-on-earth.ts";
import { isPast, toDay, toLastDay } from "./gift-day.ts";

const now = new Date("2027-01-31T10:30:00Z");
const [earliest, latest] = [toEarliestDay(now), toLatestDay(now)];

test.each([
  ["Pacific/Pago_Pago"],
  ["America/Vancouver"],
  ["America/Halifax"],
  ["Asia/Tokyo"],
  ["Pacific/Kiritimati"],
])("neither today nor a year from today in %s is refused by the server", (timeZone) => {
  const today = toDay(now, timeZone);

  expect(findDayProblem(today, earliest, latest)).toBeUndefined();
  expect(findDayProblem(toLastDay(today), earliest, latest)).toBeUndefined();
});

test.each([
  ["2027-02-28", "2028-02-28", undefined],
  ["2027-02-28", "2028-02-29", "Choose a day within a year from today"],
  ["2028-02-29", "2029-02-28", undefined],
  ["2028-02-29", "2029-03-01", "Choose a day within a year from today"],
])("on %s, a gift for %s has the problem %s", (today, deliver, problem) => {
  expect(findDayProblem(deliver, today, today)).toBe(problem);
});

test("a gift that's delivered now has no date that could be past or too late", () => {
  expect(isPast("Now", earliest)).toBe(false);
  expect(findDayProblem("Now", earliest, latest)).toBeUndefined();
});
