import { expect, test } from "vitest";
import { speeds, toNextRate } from "./media.ts";

test.each([
  [1, -1, 0.75],
  [1, 1, 1.25],
  [0.25, -1, 0.25],
  [1.5, 1, 1.5],
] as const)("at speed %s, a step of %i leads to %s", (rate, step, next) => {
  expect(toNextRate({ rate, rates: speeds }, step)).toBe(next);
});
