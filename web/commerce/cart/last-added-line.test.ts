import { expect, test } from "vitest";
import { findLastAdded } from "./last-added-line.ts";

const workbook = { id: "workbook", quantity: 1 };
const course = { id: "course", quantity: 1 };

test("of a cart that was empty it is the newest line, which comes first", () => {
  expect(findLastAdded([], [course, workbook])).toBe(course);
});

test("a new line is the last added one, wherever it stands", () => {
  expect(findLastAdded([workbook], [workbook, course])).toBe(course);
});

test("so is a line of which there are more now", () => {
  const more = { ...workbook, quantity: 2 };

  expect(findLastAdded([course, workbook], [course, more])).toBe(more);
});

test("when nothing changed there is none", () => {
  expect(findLastAdded([course, workbook], [course, workbook])).toBeNull();
});
