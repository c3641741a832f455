import { expect, test } from "vitest";
import { describeLine } from "./line-attributes.ts";

const line = (attributes: Record<string, string>) => ({
  attributes: Object.entries(attributes).map(([key, value]) => ({ key, value })),
});

test.each([
  [{ first: "Ana", last: "Rivera", email: "ana@example.com" }, "Ana Rivera, ana@example.com"],
  [{ first: "Ana", last: "*", email: "*" }, "Ana"],
  [{ first: "*", last: "*", email: "ana@example.com" }, "ana@example.com"],
  [{ first: "*", last: "*", email: "*" }, "Not named yet"],
])("a seat of %j shows its student: %s", (student, value) => {
  expect(describeLine(line({ ...student, studentId: "a1b2c3d4" }))).toEqual([{ label: "Student", value }]);
});

test("a gift shows its card, with the method labeled Delivery Method", () => {
  const gift = { deliver: "Now", template: "Everyday", method: "email", giftId: "a1b2c3d4", message: "" };

  expect(describeLine(line(gift))).toEqual([
    { label: "Delivers", value: "Right away" },
    { label: "Card", value: "Everyday" },
    { label: "Delivery Method", value: "Email" },
  ]);
});

test.each([
  ["2026-12-24", "Dec 24, 2026"],
  ["someday", "someday"],
])("a gift for %s delivers %s", (deliver, value) => {
  expect(describeLine(line({ deliver, giftId: "a1b2c3d4" }))).toEqual([{ label: "Delivers", value }]);
});

test("a card to print has no day, which nobody would keep to", () => {
  const gift = { deliver: "2026-12-24", method: "print", giftId: "a1b2c3d4" };

  expect(describeLine(line(gift))).toEqual([{ label: "Delivery Method", value: "Printable card" }]);
});

test("a book has no details", () => {
  expect(describeLine(line({}))).toEqual([]);
});
