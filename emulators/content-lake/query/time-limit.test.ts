import { expect, test } from "vitest";
import { TimeLimitError, withTimeLimit } from "#content-lake/query/time-limit.ts";

test("work that finishes in time runs as without a limit", () => {
  expect(withTimeLimit(() => "done")).toBe("done");
  expect(() =>
    withTimeLimit(() => {
      throw new TypeError("as it was");
    }),
  ).toThrow(new TypeError("as it was"));
});

test.each([
  [
    "a loop",
    () => {
      for (;;);
    },
  ],
  ["a pattern", () => /^(.*a){30}$/.test("a".repeat(60).concat("b"))],
  ["a recursion", () => toFibonacci(90)],
])("%s that runs too long is stopped", (_name, work) => {
  expect(() => withTimeLimit<unknown>(work, 50)).toThrow(TimeLimitError);
});

function toFibonacci(n: number): number {
  return n < 2 ? n : toFibonacci(n - 1) + toFibonacci(n - 2);
}
