import { expect, test } from "vitest";
import { parseQuizProgress } from "./quiz-progress.ts";

const quiz = {
  id: "quiz-letters",
  revision: "r2",
  steps: [
    { field: "opening", answers: [{ key: "me" }, { key: "child" }] },
    { field: "q1", answers: [{ key: "a" }, { key: "b" }] },
    { field: "q2", answers: [{ key: "a" }] },
  ],
};
const stored = {
  quiz: "quiz-letters",
  revision: "r2",
  isFinished: false,
  step: 2,
  answers: { opening: ["me"], q1: ["b"] },
};

const parse = (value: unknown) => parseQuizProgress(JSON.stringify(value), quiz);

test("a reload continues at the same step with the same answers", () => {
  expect(parse(stored)).toEqual({
    kind: "started",
    progress: { step: 2, answers: { opening: ["me"], q1: ["b"] } },
  });
});

test("a quiz that has changed starts over", () => {
  expect(parse({ ...stored, revision: "r1" })).toEqual({ kind: "changed" });
});

test.each([
  ["another quiz", { ...stored, quiz: "quiz-other" }],
  ["a finished quiz", { ...stored, isFinished: true }],
  ["no step", { ...stored, step: "2" }],
  ["no answers", { ...stored, answers: null }],
  ["a number", 7],
  ["null", null],
])("nothing has been started with %s", (_name, value) => {
  expect(parse(value)).toEqual({ kind: "none" });
});

test.each([["{"], [""], [JSON.stringify({ ...stored, more: "x".repeat(10_000) })]])(
  "malformed or overlong storage is ignored",
  (text) => {
    expect(parseQuizProgress(text, quiz)).toEqual({ kind: "none" });
  },
);

test.each([
  [99, 2],
  [-1, 0],
  [1.5, 1],
])("step %d is step %i", (step, expected) => {
  expect(parse({ ...stored, step, answers: {} })).toMatchObject({ progress: { step: expected } });
});

test("answers that the quiz doesn't have are dropped", () => {
  const answers = { opening: ["stranger"], q1: ["a", "z", "a"], q2: "a", q3: ["a"] };

  expect(parse({ ...stored, answers })).toMatchObject({ progress: { answers: { q1: ["a"] } } });
});
