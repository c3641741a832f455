import { expect, test } from "vitest";
import { toStudioDate } from "./to-studio-date.ts";

test.each([
  ["12/31/2026 9:00 AM", "2026-12-31 09:00"],
  ["12/31/26 9:05pm", "2026-12-31 21:05"],
  ["1/2/2027, 12 a.m.", "2027-01-02 00:00"],
  ["12/31/2026 at 12 PM", "2026-12-31 12:00"],
  ["Dec 31, 2026 23:59", "2026-12-31 23:59"],
  ["Sept. 1 2026, at 8 am", "2026-09-01 08:00"],
  [" december  31, 2026  9:00 ", "2026-12-31 09:00"],
  ["2026-12-31 9:00 PM", "2026-12-31 21:00"],
  ["2026-12-31 09:00", "2026-12-31 09:00"],
])("“%s” is the time %s", (text, time) => {
  expect(toStudioDate(text, { hasTime: true })).toBe(time);
});

test.each([
  ["12/31/2026", "2026-12-31"],
  ["May 4, 2026", "2026-05-04"],
  ["2026-12-31", "2026-12-31"],
])("“%s” is the day %s", (text, day) => {
  expect(toStudioDate(text, { hasTime: false })).toBe(day);
});

test.each([
  "2027-01-12",
  "12/31/2026 9",
  "12/31/2026 13:00 PM",
  "12/31/2026 0 AM",
  "31. Dezember 2026 9:00",
  "Foo 31, 2026 9:00",
  "tomorrow at 9 AM",
  "",
])("“%s” isn't a certain time", (text) => {
  expect(toStudioDate(text, { hasTime: true })).toBeNull();
});

test.each([
  ["12/1/2026", "2026-12-01 12:00"],
  ["12/1/2026 9:00 AM", "2026-12-01 09:00"],
])("where only the day counts, “%s” is the time %s", (text, time) => {
  expect(toStudioDate(text, { hasTime: true, timeOfDay: "12:00" })).toBe(time);
});

test("a time of day isn't part of a day", () => {
  expect(toStudioDate("12/31/2026 9:00 AM", { hasTime: false })).toBeNull();
});
