import { expect, test } from "vitest";
import { menuStep } from "#features/site-header/menu-step.ts";

const button = -1;

test.each([
  ["ArrowDown", button, 0],
  ["ArrowUp", button, 2],
  ["ArrowDown", 0, 1],
  ["ArrowDown", 2, 0],
  ["ArrowUp", 1, 0],
  ["ArrowUp", 0, 2],
  ["Home", 2, 0],
  ["End", 0, 2],
])("%s from link %i moves to link %i of three", (key, current, next) => {
  expect(menuStep(key, current, 3)).toBe(next);
});

test.each([
  ["Home", button],
  ["End", button],
  ["Tab", 0],
  ["Enter", 1],
  ["a", 0],
])("%s at %i is left to the browser", (key, current) => {
  expect(menuStep(key, current, 3)).toBeNull();
});

test("an empty menu has nowhere to move", () => {
  expect(menuStep("ArrowDown", button, 0)).toBeNull();
});
