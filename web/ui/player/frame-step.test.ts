import { expect, test } from "vitest";
import { assumedFrameSeconds, toFrameSeconds, toFrameTime } from "./frame-step.ts";

test("a frame lasts as long as two neighbors are apart", () => {
  const frame = { mediaTime: 1, presentedFrames: 30 };

  expect(toFrameSeconds(frame, { mediaTime: 1.04, presentedFrames: 31 })).toBeCloseTo(0.04);
});

test.each([
  ["a skipped frame", { mediaTime: 1.08, presentedFrames: 32 }],
  ["a jump back", { mediaTime: 0.5, presentedFrames: 31 }],
  ["a jump ahead", { mediaTime: 4, presentedFrames: 31 }],
])("%s doesn't tell how long a frame lasts", (_name, later) => {
  expect(toFrameSeconds({ mediaTime: 1, presentedFrames: 30 }, later)).toBeNull();
});

test.each([
  [0, 1, 1],
  [0, -1, 0],
  [0.02, 1, 1],
  [1, 1, 26],
  [1, -1, 24],
  // 1.16 / 0.04 is 28.999999999999996.
  [1.16, 1, 30],
] as const)("from %s seconds, a step of %i shows frame %i of 25 a second", (time, step, frame) => {
  const shown = toFrameTime(time, step, assumedFrameSeconds);

  expect(Math.floor(shown / assumedFrameSeconds)).toBe(frame);
});

test("25 steps move a video by a second", () => {
  const times = Array.from({ length: 25 }).reduce<number>(
    (time) => toFrameTime(time, 1, assumedFrameSeconds),
    2,
  );

  expect(Math.floor(times / assumedFrameSeconds)).toBe(75);
});
