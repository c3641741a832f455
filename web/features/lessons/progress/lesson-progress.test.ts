import { describe, expect, test } from "vitest";
import {
  countDone,
  findNextLesson,
  markLesson,
  maxDoneLessons,
  noProgress,
  parseProgress,
  serializeProgress,
} from "./lesson-progress.ts";

const ids = ["name", "hello", "people"];

describe("stored progress", () => {
  test("comes back as it was stored", () => {
    const progress = { done: ["hello", "name"], last: "people" };

    expect(parseProgress(serializeProgress(progress))).toEqual(progress);
  });

  test.each([
    ["nothing", null],
    ["no JSON", "{"],
    ["a number", "1"],
    ["null", "null"],
    ["another version's", '{"version":2,"done":["name"]}'],
    ["too long a text", JSON.stringify({ version: 1, done: ["a".repeat(30_000)] })],
  ])("counts as none when it's %s", (_what, stored) => {
    expect(parseProgress(stored)).toEqual(noProgress);
  });

  test.each([
    ['{"version":1}', noProgress],
    ['{"version":1,"done":"name","last":7}', noProgress],
    ['{"version":1,"done":["name",7,null,"<b>","name"],"last":"hello"}', { done: ["name"], last: "hello" }],
  ])("of %s keeps only ids", (stored, progress) => {
    expect(parseProgress(stored)).toEqual(progress);
  });

  test("never holds more than its limit, and forgets the oldest marks first", () => {
    const done = Array.from({ length: maxDoneLessons + 2 }, (_, index) => `lesson-${index}`);

    const kept = parseProgress(serializeProgress({ done, last: null })).done;

    expect(kept).toEqual(done.slice(2));
  });
});

test("a lesson is marked once, and its mark can be taken away", () => {
  const once = markLesson(markLesson(noProgress, "name", true), "name", true);

  expect(once.done).toEqual(["name"]);
  expect(markLesson(once, "name", false).done).toEqual([]);
});

test("only a level's own lessons count", () => {
  expect(countDone({ done: ["name", "elsewhere"], last: null }, ids)).toBe(1);
});

test.each([
  ["the first lesson, at the start", [], null, "name"],
  ["the lesson opened last", ["name"], "people", "people"],
  ["the first open lesson, if the last one is done", ["name", "people"], "people", "hello"],
  ["the first open lesson, if the last one is in another level", ["name"], "elsewhere", "hello"],
  ["nowhere, when all are done", ids, "people", null],
])("a learner goes on with %s", (_where, done, last, next) => {
  expect(findNextLesson({ done, last }, ids)).toBe(next);
});
