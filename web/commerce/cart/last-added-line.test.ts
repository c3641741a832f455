import { expect, test } from "vitest";
import { findLastAdded } from "./last-added-line.ts";

const workbook = { id: "workbook", quantity: 1 };
const course = { id: "course", quantity: 1 };

test("in a new cart it's the newest line, which comes first", () => {
  expect(findLastAdded([], [course, workbook])).toBe(course);
});

test("a new line is the last added one, wherever it is in the list", () => {
  expect(findLastAdded([workbook], [workbook, course])).toBe(course);
});

test("a line whose quantity grew is the last added one", () => {
  const more = { ...workbook, quantity: 2 };

  expect(findLastAdded([course, workbook], [course, more])).toBe(more);
});

test("there's none when nothing changed", () => {
  expect(findLastAdded([course, workbook], [course, workbook])).toBeNull();
});
