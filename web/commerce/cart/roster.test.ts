import { expect, test } from "vitest";
import { checkRoster, findRosterProblem, maxStudents, parseRoster } from "./roster.ts";

test.each([
  ["Ana\tRivera\tana@example.com", { first: "Ana", last: "Rivera", email: "ana@example.com" }],
  ["Ana, Rivera, ana@example.com", { first: "Ana", last: "Rivera", email: "ana@example.com" }],
  ["Ana;Rivera", { first: "Ana", last: "Rivera", email: "" }],
  ["ana@example.com", { first: "", last: "", email: "ana@example.com" }],
  ["Ana", { first: "Ana", last: "", email: "" }],
  ["Ana Rivera ana@example.com", { first: "Ana", last: "Rivera", email: "ana@example.com" }],
  ["Ana María, Rivera Soto", { first: "Ana María", last: "Rivera Soto", email: "" }],
])("the row %j is a student", (row, student) => {
  expect(parseRoster(row)).toEqual([student]);
});

test("rows keep their order, and empty rows are skipped", () => {
  expect(parseRoster("Ana\r\n\r\nBen\n \nCleo\n").map(({ first }) => first)).toEqual(["Ana", "Ben", "Cleo"]);
});

test.each([
  ["Ana Rivera ana@example.com", null],
  ["Ana, Rivera, ana@example.com", null],
  ["Ana", null],
  ["Ana, Rivera, ana@example", "Please enter a valid email address"],
  ["<b>Ana</b>, Rivera", "Please use only letters, spaces, hyphens or commas"],
  ["Ana, R2D2", "Please use only letters, spaces, hyphens or commas"],
])("the row %j is refused: %s", (row, problem) => {
  expect(checkRoster(parseRoster(row))).toEqual([problem]);
});

test("students past the limit are reported on their rows", () => {
  const problems = checkRoster(parseRoster("Ana\n".repeat(maxStudents + 2)));

  expect(problems.slice(0, maxStudents)).toEqual(Array.from({ length: maxStudents }, () => null));
  expect(problems.slice(maxStudents)).toEqual(
    Array.from({ length: 2 }, () => "Name at most 30 students at once"),
  );
});

test.each([
  ["", undefined],
  ["Ana Rivera\nBen Okafor", undefined],
  ["Ana Rivera\n\nBen ben@example\nR2D2", "Row 2: Please enter a valid email address"],
])("the first problem of the list %j is: %s", (list, problem) => {
  expect(findRosterProblem(list)).toBe(problem);
});
