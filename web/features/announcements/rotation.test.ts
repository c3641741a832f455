import { expect, test } from "vitest";
import {
  advance,
  initialRotation,
  timeUntilElapsed,
  type Rotation,
  type RotationEvent,
} from "#features/announcements/rotation.ts";

function after(count: number, ...events: RotationEvent[]): Rotation {
  return events.reduce((state, event) => advance(state, event, count), initialRotation);
}

test("the next message appears after five seconds", () => {
  expect(timeUntilElapsed(after(3), 3)).toBe(5000);
  expect(after(3, "elapsed").index).toBe(1);
});

test("the first message follows the last", () => {
  expect(after(3, "elapsed", "elapsed", "elapsed").index).toBe(0);
});

test("the last message precedes the first", () => {
  expect(after(3, "previous").index).toBe(2);
});

test("an arrow pauses rotation for five seconds", () => {
  const pressed = after(3, "next");

  expect(pressed).toMatchObject({ index: 1, phase: "resting" });
  expect(timeUntilElapsed(pressed, 3)).toBe(5000);
});

test("rotation resumes after the pause, from the current message", () => {
  const resumed = after(3, "next", "elapsed");

  expect(resumed).toMatchObject({ index: 1, phase: "turning" });
  expect(advance(resumed, "elapsed", 3).index).toBe(2);
});

test("pressing again moves on and restarts the pause", () => {
  const pressedTwice = after(3, "next", "next");

  expect(pressedTwice).toMatchObject({ index: 2, phase: "resting" });
  expect(timeUntilElapsed(pressedTwice, 3)).toBe(5000);
});

test("a stopped bar stays stopped when an arrow is pressed", () => {
  const stopped = after(3, "stop", "next");

  expect(stopped).toMatchObject({ index: 1, phase: "stopped" });
  expect(timeUntilElapsed(stopped, 3)).toBeNull();
});

test("a stopped bar starts again on request", () => {
  expect(timeUntilElapsed(after(3, "stop", "start"), 3)).toBe(5000);
});

test.each([
  ["pointer-enter", "pointer-leave"],
  ["focus", "blur"],
] as const)("a message being read stays from %s to %s", (arrive, leave) => {
  expect(timeUntilElapsed(after(3, arrive), 3)).toBeNull();
  expect(timeUntilElapsed(after(3, arrive, leave), 3)).toBe(5000);
});

test("a focused message stays, whatever the pointer does", () => {
  expect(timeUntilElapsed(after(3, "focus", "pointer-enter", "pointer-leave"), 3)).toBeNull();
  expect(timeUntilElapsed(after(3, "focus", "pointer-enter", "blur"), 3)).toBeNull();
});

test("the pause after an arrow waits for the reader, then lasts five seconds", () => {
  expect(timeUntilElapsed(after(3, "next", "focus"), 3)).toBeNull();
  expect(after(3, "next", "focus", "blur").phase).toBe("resting");
  expect(timeUntilElapsed(after(3, "next", "focus", "blur"), 3)).toBe(5000);
});

test("a message that an editor removed makes room for the first", () => {
  expect(advance({ ...initialRotation, index: 2 }, "elapsed", 2).index).toBe(1);
});

test.each([[0], [1]])("%i messages don't rotate", (count) => {
  expect(timeUntilElapsed(initialRotation, count)).toBeNull();
});
