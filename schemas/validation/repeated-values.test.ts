import { expect, test } from "vitest";
import { findRepeated } from "./repeated-values.ts";

test.each([
  [["1", "2", "3"], []],
  [["1", "2", "1", "1"], ["1"]],
  [[undefined, undefined], []],
])("%j repeats %j", (values, repeated) => {
  expect(findRepeated(values)).toEqual(repeated);
});
