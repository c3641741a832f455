import { expect, test } from "vitest";
import type { ScheduleEntry } from "../schedule/to-weeks.ts";
import { listComingUp } from "./list-coming-up.ts";

const now = new Date("2026-11-26T12:00:00Z");
const at = (day: number) => new Date(Date.UTC(2026, 10, day, 9));

const entry = (
  title: string,
  start: number | null,
  end: number | null,
  others: Partial<ScheduleEntry> = {},
) => ({
  id: title,
  type: "promotion",
  title,
  document: null,
  startsAt: start === null ? null : at(start),
  endsAt: end === null ? null : at(end),
  isDraft: false,
  ...others,
});

const list = (...entries: ScheduleEntry[]) =>
  listComingUp(entries, now).map(({ entry: { title }, what }) => `${title} ${what}`);

test("what starts, ends, and goes out next is listed, soonest first", () => {
  expect(
    list(
      entry("Sale", 20, 29),
      entry("Holidays", 28, 30),
      entry("Spring", 27, 27, { type: "release" }),
      entry("Always", null, null),
      entry("Over", 1, 2),
    ),
  ).toEqual(["Spring Goes out", "Holidays Starts", "Sale Ends", "Holidays Ends"]);
});

test("drafts and releases without a schedule aren't listed", () => {
  expect(
    list(
      entry("Draft", 28, null, { isDraft: true }),
      entry("Release", 28, 28, { type: "release", isDraft: true }),
    ),
  ).toEqual([]);
});

test("only the next six are listed", () => {
  expect(list(...Array.from({ length: 9 }, (_, index) => entry(`${index}`, 27, null)))).toHaveLength(6);
});
