import { expect, test } from "vitest";
import { noLoop, toLoopStart, withEnd, withStart } from "./loop.ts";

test.each([
  ["a start alone", withStart(noLoop, 2), { start: 2, end: null }],
  ["an end alone, which begins with the video", withEnd(noLoop, 4), { start: 0, end: 4 }],
  ["a start, then an end", withEnd(withStart(noLoop, 2), 4), { start: 2, end: 4 }],
  ["an end before the start", withEnd(withStart(noLoop, 4), 2), { start: 2, end: 4 }],
  ["a new start inside", withStart({ start: 2, end: 4 }, 3), { start: 3, end: 4 }],
  ["a new start after the end", withStart({ start: 2, end: 4 }, 5), { start: 5, end: null }],
  ["an end at the start", withEnd(withStart(noLoop, 4), 4.1), { start: 4, end: null }],
])("the passage that repeats can be set by %s", (_name, loop, expected) => {
  expect(loop).toEqual(expected);
});

test("an end at the start of the video sets nothing that could be cleared", () => {
  expect(withEnd(noLoop, 0.1)).toBe(noLoop);
});

test.each([
  [1, null],
  [3.9, null],
  [4, 2],
  [5, 2],
])("at %s seconds, a passage from 2 to 4 sends the video to %s", (time, start) => {
  expect(toLoopStart({ start: 2, end: 4 }, time)).toBe(start);
});

test("half a passage doesn't repeat", () => {
  expect(toLoopStart({ start: 2, end: null }, 5)).toBeNull();
});
