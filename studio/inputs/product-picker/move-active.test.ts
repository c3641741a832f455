import { expect, test } from "vitest";
import { moveActive } from "./move-active.ts";

test.each([
  ["ArrowDown", -1, 3, 0],
  ["ArrowDown", 0, 3, 1],
  ["ArrowDown", 2, 3, 0],
  ["ArrowUp", -1, 3, 2],
  ["ArrowUp", 2, 3, 1],
  ["ArrowUp", 0, 3, 2],
  ["ArrowDown", -1, 0, -1],
  ["ArrowUp", -1, 0, -1],
] as const)("%s from option %i of %i moves to option %i", (key, active, count, next) => {
  expect(moveActive({ key, active, count })).toBe(next);
});
