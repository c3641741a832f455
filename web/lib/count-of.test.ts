import { expect, test } from "vitest";
import { countOf } from "./count-of.ts";

test.each([
  [0, "0 signs"],
  [1, "1 sign"],
  [5120, "5,120 signs"],
])("%i is written as “%s”", (count, words) => {
  expect(countOf(count, "sign")).toBe(words);
});
