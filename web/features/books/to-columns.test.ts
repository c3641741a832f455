import { expect, test } from "vitest";
import { toColumns } from "./to-columns.ts";

test.each([
  [10, 5],
  [8, 4],
  [7, 4],
  [6, 6],
  [9, 3],
  [1, 3],
])("%i books stand in rows of %i on a wide screen", (count, columns) => {
  expect(toColumns(count, "wide")).toBe(columns);
});

test("no book is alone in the last row of a tablet unless every number of columns leaves one", () => {
  expect([6, 7, 8, 9, 10, 11].map((count) => toColumns(count, "medium"))).toEqual([3, 4, 4, 3, 4, 4]);
});
