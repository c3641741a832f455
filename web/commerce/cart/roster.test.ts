import { expect, test } from "vitest";
import { parseRoster } from "./roster.ts";

test.each([
  ["Ana\tRivera\tana@example.com", { first: "Ana", last: "Rivera", email: "ana@example.com" }],
  ["Ana, Rivera, ana@example.com", { first: "Ana", last: "Rivera", email: "ana@example.com" }],
  ["Ana;Rivera", { first: "Ana", last: "Rivera", email: "" }],
  ["ana@example.com", { first: "", last: "", email: "ana@example.com" }],
  ["Ana", { first: "Ana", last: "", email: "" }],
])("the row %j of a list is a student", (row, student) => {
  expect(parseRoster(row)).toEqual([student]);
});

test("each row is a student in its order, and empty rows are none", () => {
  expect(parseRoster("Ana\r\n\r\nBen\n \nCleo\n").map(({ first }) => first)).toEqual(["Ana", "Ben", "Cleo"]);
});
