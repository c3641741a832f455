import { expect, test } from "vitest";
import { type ScheduleEntry, toWeeks } from "./to-weeks.ts";

const entry = (title: string, startsAt: Date | null, endsAt: Date | null): ScheduleEntry => ({
  id: title,
  type: "promotion",
  title,
  document: null,
  startsAt,
  endsAt,
  isDraft: false,
});

const november = new Date(2026, 10, 26);

/** Titles by the day of the month, with marks for a start and an end. */
const readMonth = (...entries: ScheduleEntry[]) =>
  Object.fromEntries(
    toWeeks(entries, november)
      .flat()
      .filter((day) => day.isInMonth && day.entries.length > 0)
      .map((day) => [
        day.date.getDate(),
        day.entries
          .map((one) => `${one.starts ? "[" : ""}${one.entry.title}${one.ends ? "]" : ""}`)
          .join(" "),
      ]),
  );

test("a month has whole weeks that begin on Sunday", () => {
  const days = toWeeks([], november);

  expect(days.map((week) => week.map(({ date }) => date.getDate()))).toEqual([
    [1, 2, 3, 4, 5, 6, 7],
    [8, 9, 10, 11, 12, 13, 14],
    [15, 16, 17, 18, 19, 20, 21],
    [22, 23, 24, 25, 26, 27, 28],
    [29, 30, 1, 2, 3, 4, 5],
  ]);
  expect(days.flat().filter(({ isInMonth }) => isInMonth)).toHaveLength(30);
});

test("something is on each day that it runs on, even for a minute", () => {
  const sale = entry("sale", new Date(2026, 10, 27, 23, 59), new Date(2026, 10, 29, 9));

  expect(readMonth(sale)).toEqual({ 27: "[sale", 28: "sale", 29: "sale]" });
});

test("a title is shown at the start, at the end, and at the beginning of each week between", () => {
  const sale = entry("sale", new Date(2026, 10, 5), new Date(2026, 10, 24));

  const days = toWeeks([sale], november).flat();
  const named = days.filter((day) => day.entries.some(({ isNamed }) => isNamed));

  expect(named.map(({ date }) => date.getDate())).toEqual([5, 8, 15, 22, 23]);
});

test.each([
  ["starts in the month", new Date(2026, 10, 5), 5],
  ["started before", new Date(2026, 9, 5), 1],
  ["has no start", null, 1],
])("what %s is first on one day", (_what, startsAt, first) => {
  const days = toWeeks([entry("sale", startsAt, null)], november).flat();
  const firsts = days.filter((day) => day.entries.some(({ isFirst }) => isFirst));

  expect(firsts.map(({ date }) => date.getDate())).toEqual([first]);
});

test("what ends at midnight isn't on the day that begins then", () => {
  expect(readMonth(entry("sale", new Date(2026, 10, 3), new Date(2026, 10, 4)))).toEqual({ 3: "[sale]" });
});

test("without a start it has run before, and without an end it goes on", () => {
  const ending = entry("old", null, new Date(2026, 10, 2, 12));
  const beginning = entry("new", new Date(2026, 10, 29), null);

  expect(readMonth(beginning, ending)).toEqual({ 1: "old", 2: "old]", 29: "[new", 30: "new" });
});

test("a release is on the day that it goes out, at midnight, too", () => {
  const midnight = new Date(2026, 10, 5);

  expect(readMonth(entry("release", midnight, midnight))).toEqual({ 5: "[release]" });
});
