import { expect, test } from "vitest";
import {
  discountCodeSchema,
  findMissingCodes,
  hasCode,
  parseStoredCodes,
  toStoredCodes,
} from "./discount-codes.ts";

test("codes are kept comma separated and upper-cased, each once", () => {
  expect(parseStoredCodes("asl10, Welcome5,ASL10,,")).toEqual(["ASL10", "WELCOME5"]);
  expect(toStoredCodes(["asl10", "ASL10", "welcome5"])).toBe("ASL10,WELCOME5");
});

test.each([undefined, null, "", " , ", "<b>"])("a cookie of %j holds no code", (cookie) => {
  expect(parseStoredCodes(cookie)).toEqual([]);
});

test("a code is the same in small letters", () => {
  expect(hasCode(["ASL10"], "asl10")).toBe(true);
  expect(hasCode(["ASL10"], "ASL1")).toBe(false);
});

test("only codes the cart lacks are applied", () => {
  expect(findMissingCodes(["ASL10", "WELCOME5"], ["asl10"])).toEqual(["WELCOME5"]);
});

test.each([
  ["", "Enter a code"],
  [" ", "Enter a code"],
  ["a,b", "Codes have no commas"],
  ["a".repeat(65), "Codes have at most 64 characters"],
])("%j is refused: %s", (code, message) => {
  expect(discountCodeSchema.safeParse(code).error?.issues[0]?.message).toBe(message);
});
