import { expect, test } from "vitest";
import { isIsbn13 } from "./isbn.ts";

test.each([
  ["978-0-00-000000-2", true],
  ["9780000000002", true],
  ["979 8 00 000000 7", true],
  ["978-0-00-000000-3", false],
  ["978-0-00-000000", false],
  ["0-00-000000-0", false],
  ["977-0-00-000000-3", false],
  ["978000000000X", false],
])("%s is an ISBN-13: %s", (text, expected) => {
  expect(isIsbn13(text)).toBe(expected);
});
