import { expect, test } from "vitest";
import { toIsoHours, toIsoLength, toWeeks } from "./iso-duration.ts";

test.each([
  ["2.5+ hours", "PT2H30M"],
  ["10 hours", "PT10H"],
  ["60 videos", null],
  [null, null],
])("%j of video is %j", (text, iso) => {
  expect(toIsoHours(text)).toBe(iso);
});

test.each([
  ["0:07", "PT7S"],
  ["12:30", "PT12M30S"],
  ["1:02:00", "PT1H2M"],
  ["0:00", null],
  ["a minute", null],
  [undefined, null],
])("a video of %j lasts %j", (text, iso) => {
  expect(toIsoLength(text)).toBe(iso);
});

test.each([
  ["About 5 weeks", 5],
  ["20 weeks", 20],
  ["At your pace", null],
  [null, null],
])("%j is %j weeks", (text, weeks) => {
  expect(toWeeks(text)).toBe(weeks);
});
