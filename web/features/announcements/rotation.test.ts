import { expect, test } from "vitest";
import {
  advance,
  createRotation,
  timeUntilElapsed,
  type Rotation,
  type RotationEvent,
} from "#features/announcements/rotation.ts";

function after(count: number, ...events: RotationEvent[]): Rotation {
  return events.reduce(advance, createRotation(count));
}

test("the next message comes after five seconds", () => {
  expect(timeUntilElapsed(after(3))).toBe(5000);
  expect(after(3, "elapsed").index).toBe(1);
});

test("the first message follows the last", () => {
  expect(after(3, "elapsed", "elapsed", "elapsed").index).toBe(0);
});

test("the last message precedes the first", () => {
  expect(after(3, "previous").index).toBe(2);
});

test("an arrow stops the turning for five seconds", () => {
  const pressed = after(3, "next");

  expect(pressed).toMatchObject({ index: 1, phase: "resting" });
  expect(timeUntilElapsed(pressed)).toBe(5000);
});

test("the turning resumes after the pause, from the message on show", () => {
  const resumed = after(3, "next", "elapsed");

  expect(resumed).toMatchObject({ index: 1, phase: "turning" });
  expect(advance(resumed, "elapsed").index).toBe(2);
});

test("each press of an arrow starts the pause anew", () => {
  expect(after(3, "next", "next").turn).toBeGreaterThan(after(3, "next").turn);
});

test("a stopped bar stays stopped when an arrow is pressed", () => {
  const stopped = after(3, "stop", "next");

  expect(stopped).toMatchObject({ index: 1, phase: "stopped" });
  expect(timeUntilElapsed(stopped)).toBeNull();
});

test("a stopped bar starts again on request", () => {
  expect(timeUntilElapsed(after(3, "stop", "start"))).toBe(5000);
});

test("a message that is being read stays", () => {
  expect(timeUntilElapsed(after(3, "hold"))).toBeNull();
  expect(timeUntilElapsed(after(3, "hold", "release"))).toBe(5000);
});

test.each([[0], [1]])("%i messages do not turn", (count) => {
  expect(timeUntilElapsed(after(count))).toBeNull();
});
