import { expect, test } from "vitest";
import { type FocusedControl, shortcuts, toAction, toKeyNames } from "./shortcuts.ts";

const press = (key: string, focus: FocusedControl = "other", modifier = {}) =>
  toAction({ key, altKey: false, ctrlKey: false, metaKey: false, ...modifier }, focus);

test.each([
  [" ", "togglePlay"],
  ["k", "togglePlay"],
  ["K", "togglePlay"],
  ["ArrowLeft", "back"],
  ["L", "farForward"],
  [",", "previousFrame"],
  ["<", "slower"],
  ["Escape", "clearLoop"],
  ["?", "help"],
])("the key %j does %s", (key, action) => {
  expect(press(key)).toBe(action);
});

test.each([
  ["another key", press("x")],
  ["the space bar on a button", press(" ", "button")],
  ["a letter in a list", press("c", "list")],
  ["Ctrl+C", press("c", "other", { ctrlKey: true })],
  ["Cmd+R", press("r", "button", { metaKey: true })],
  ["Alt and the left arrow", press("ArrowLeft", "other", { altKey: true })],
])("%s is left to the browser", (_name, action) => {
  expect(action).toBeNull();
});

test("no key does two things", () => {
  const keys = Object.values(shortcuts).flatMap(({ keys: all }): string[] => [...all]);

  expect(keys).toEqual([...new Set(keys)]);
});

test("keys are named as on a keyboard", () => {
  expect(toKeyNames("togglePlay")).toEqual(["Space", "K"]);
  expect(toKeyNames("back")).toEqual(["←"]);
});
