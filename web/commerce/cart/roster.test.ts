import { expect, test } from "vitest";
import { largestRequestBytes } from "#lib/read-body.ts";
import { checkRoster, findRosterProblem, maxStudents, parseRoster } from "./roster.ts";

test.each([
  ["Ana\tRivera\tana@example.com", { first: "Ana", last: "Rivera", email: "ana@example.com" }],
  ["Ana, Rivera, ana@example.com", { first: "Ana", last: "Rivera", email: "ana@example.com" }],
  ["Ana;Rivera", { first: "Ana", last: "Rivera", email: "" }],
  ["ana@example.com", { first: "", last: "", email: "ana@example.com" }],
  ["Ana", { first: "Ana", last: "", email: "" }],
  ["Ana Rivera ana@example.com", { first: "Ana", last: "Rivera", email: "ana@example.com" }],
  ["Zoë O'Neil-Ünal, zoe@example.com", { first: "Zoë", last: "O'Neil-Ünal", email: "zoe@example.com" }],
  ["zoe@example.com; Zoë de la Cruz", { first: "Zoë", last: "de la Cruz", email: "zoe@example.com" }],
  ["Ana María, , ana@example.com", { first: "Ana María", last: "", email: "ana@example.com" }],
  ["Ana María, Rivera Soto", { first: "Ana María", last: "Rivera Soto", email: "" }],
])("the row %j is a student", (row, student) => {
  expect(parseRoster(row)).toEqual([student]);
});

test.each([
  "Ana Rivera <ana@example.com>",
  "Ana Rivera<ana@example.com>",
  "Ana Rivera <mailto:ana@example.com>;",
  "Ana, Rivera <ana@example.com>,",
  "Ana, Rivera, <ana@example.com>",
  '"Ana Rivera" <ana@example.com>',
  '"Ana","Rivera","ana@example.com"',
  "“Ana” “Rivera” “ana@example.com”",
  "<ana@example.com> Ana Rivera",
  "Ana Rivera (ana@example.com)",
  "Ana\tRivera\t[ana@example.com]",
  "Ana Rivera 'ana@example.com'",
  "Ana Rivera mailto:ana@example.com",
  "Ana Rivera ana@example.com;",
  "Ana Rivera ana@example.com, ",
])("the address of %j is taken out of what's around it", (row) => {
  expect(parseRoster(row)).toEqual([{ first: "Ana", last: "Rivera", email: "ana@example.com" }]);
});

test("a header's column of names is split, too, also in a row without an address", () => {
  expect(parseRoster("Name, Email\nAna Rivera,\nBo Li, bo@example.com")).toEqual([
    { first: "Ana", last: "Rivera", email: "" },
    { first: "Bo", last: "Li", email: "bo@example.com" },
  ]);
});

test("rows keep their order, and empty rows are skipped", () => {
  expect(parseRoster("Ana\r\n\r\nBen\n \nCleo\n").map(({ first }) => first)).toEqual(["Ana", "Ben", "Cleo"]);
});

test.each([
  "First Name\tLast Name\tEmail",
  "first name, last name, email",
  "Student; E-mail address",
  "Student’s name",
  "First Last Email",
  '"First name","Last name","Email"',
])("the header %j isn't a student", (header) => {
  expect(parseRoster(`${header}\nAna`)).toEqual([{ first: "Ana", last: "", email: "" }]);
});

test("a header that comes again further down isn't a student", () => {
  const list = "First, Last, Email\nAna, Li, ana@example.com\nFirst, Last, Email\nBo, Li, bo@example.com";

  expect(parseRoster(list).map(({ first }) => first)).toEqual(["Ana", "Bo"]);
});

test.each(["Ana\tFirst\tana@example.com", "Ana Li\nFirst Last"])(
  "a student of %j may have a name that could also be a header's",
  (list) => {
    expect(parseRoster(list)).toHaveLength(list.split("\n").length);
  },
);

test.each([
  ["Ana\tLi\tana@example.com\nBo\tLi\tbo.example.com", "bo.example.com"],
  ["Ana, Li, ana@example.com\nBo, Li, bo.example.com", "bo.example.com"],
  ["First name\tLast name\tEmail\nAna\tLi\tana@example.com\nBo\tLi\tbo.example.com", "bo.example.com"],
  ["First Last Email\nAna\tLi\tana@example.com\nBo\tLi\tbo.example.com", "bo.example.com"],
  ["Name\tEmail\nAna Li\tana@example.com\nBo Li\tbo.example.com", "bo.example.com"],
  ["Email\tFirst\tLast\nana@example.com\tAna\tLi\nbo.example.com\tBo\tLi", "bo.example.com"],
  ["Ana, Li, ana@example.com\nBo, Li,", ""],
  ["Ana, Li, ana@example.com\nBo, Li", ""],
  ["Ana Li ana@example.com\nBo Van Li", ""],
  ["Email\tFirst\tLast\nana@example.com\tAna\tLi\n\tBo\tLi", ""],
  ["First, Email, Last\nAna, ana@example.com, Li\nBo, , Li", ""],
  ["Ana, Maria, Li\nBo, Van, Li", ""],
  ["Class of 4B\nEmail, First\nana@example.com, Ana\nbo.example.com, Bo", "bo.example.com"],
])("the last student of the list %j has the email %j", (list, email) => {
  expect(parseRoster(list).at(-1)).toMatchObject({ email });
});

test.each([
  ["Ana Rivera ana@example.com", null],
  ["Ana, Rivera, ana@example.com", null],
  ["Ana", null],
  ["Ana, Rivera, ana@example", "Please enter a valid email address"],
  ["Ana Rivera *ana@example.com*", "Please enter a valid email address"],
  ["Ana Rivera ana@example..com", "Please enter a valid email address"],
  ["<b>Ana</b>, Rivera", "Please use only letters, spaces, hyphens or commas"],
  ["Ana, R2D2", "Please use only letters, spaces, hyphens or commas"],
])("the row %j is refused: %s", (row, problem) => {
  expect(checkRoster(parseRoster(row))).toEqual([problem]);
});

// With a pattern that goes back and forth, it would take longer than a test may.
test.each(["(", "'", ";", " ", "@", "<@", "@;"])("a list of nothing but %j is read, however long", (text) => {
  expect(parseRoster(text.repeat(largestRequestBytes / text.length)).length).toBeLessThan(2);
});

test("students past the limit are reported on their rows", () => {
  const problems = checkRoster(parseRoster("Ana\n".repeat(maxStudents + 2)));

  expect(problems.slice(0, maxStudents)).toEqual(Array.from({ length: maxStudents }, () => null));
  expect(problems.slice(maxStudents)).toEqual(
    Array.from({ length: 2 }, () => "You can add up to 30 students at a time"),
  );
});

test.each([
  ["", undefined],
  ["Ana Rivera\nBen Okafor", undefined],
  ["Ana Rivera\n\nBen ben@example\nR2D2", "Row 2: Please enter a valid email address"],
  ["Ana, Li, ana@example.com\nBo, Li, bo.example.com", "Row 2: Please enter a valid email address"],
  ["Ana ana@example.com\nBen\nAna Ana@Example.com", "Row 3: This email address is on row 1, too"],
  ["Ana\nAna", undefined],
])("the first problem of the list %j is: %s", (list, problem) => {
  expect(findRosterProblem(list)).toBe(problem);
});
