import { expect, test } from "vitest";
import { formatDate, formatDay } from "#lib/format-day.ts";

test("what happens in the evening in North America is dated that day, not tomorrow", () => {
  expect(formatDay(Date.parse("2026-12-01T02:17:00Z"))).toBe("November 30, 2026");
});

test("a date is the same day everywhere", () => {
  expect(formatDate("2026-12-01")).toBe("December 1, 2026");
});

test("a malformed date isn't shown", () => {
  expect(formatDate("soon")).toBeNull();
});
