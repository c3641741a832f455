import { expect, test } from "vitest";
import { discountCodeSchema, findMissingCodes, parseStoredCodes, toStoredCodes } from "./discount-codes.ts";
import { hasCode } from "./has-code.ts";

test("codes are stored comma separated, uppercased and without duplicates", () => {
  expect(parseStoredCodes("asl10, Welcome5,ASL10,,")).toEqual(["ASL10", "WELCOME5"]);
  expect(toStoredCodes(["asl10", "ASL10", "welcome5"])).toBe("ASL10,WELCOME5");
});

test.each([undefined, null, "", " , ", "<b>"])("a cookie of %j contains no codes", (cookie) => {
  expect(parseStoredCodes(cookie)).toEqual([]);
});

test("codes ignore case", () => {
  expect(hasCode(["ASL10"], "asl10")).toBe(true);
  expect(hasCode(["ASL10"], "ASL1")).toBe(false);
});

test("only codes missing from the cart are applied", () => {
  expect(findMissingCodes(["ASL10", "WELCOME5"], ["asl10"])).toEqual(["WELCOME5"]);
});

const forbidden = "A code can’t contain commas, semicolons, angle brackets, or invisible characters";

test.each([
  ["", "Enter a code"],
  [" ", "Enter a code"],
  ["a,b", forbidden],
  ["a;b", forbidden],
  ["<b>", forbidden],
  ["a\0b", forbidden],
  ["a".repeat(65), "Use at most 64 characters"],
])("%j is refused: %s", (code, message) => {
  expect(discountCodeSchema.safeParse(code).error?.issues[0]?.message).toBe(message);
});
