import { expect, test } from "vitest";
import { isPast, toDay, toEarliestDay } from "./gift-day.ts";

const now = new Date("2027-01-31T10:30:00Z");

test.each([["Pacific/Pago_Pago"], ["America/Vancouver"], ["America/Halifax"], ["Asia/Tokyo"]])(
  "today in %s isn't past for the server",
  (timeZone) => {
    expect(isPast(toDay(now, timeZone), toEarliestDay(now))).toBe(false);
  },
);

test("a gift that's delivered now has no date that could be past", () => {
  expect(isPast("Now", toEarliestDay(now))).toBe(false);
});
