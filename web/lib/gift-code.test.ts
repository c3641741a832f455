import { expect, test } from "vitest";
import { createGiftCodes, parseGiftCode } from "./gift-code.ts";

const codes = createGiftCodes("a key");

test("a gift's code is easy to copy, and always the same", () => {
  const code = codes.toCode("1001-1-1");

  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/);
  expect(codes.toCode("1001-1-1")).toBe(code);
  expect(codes.toCode("1001-1-2")).not.toBe(code);
});

test("a code can't be calculated or found without the key", () => {
  const others = createGiftCodes("another key");
  const code = codes.toCode("1001-1-1");

  expect(others.toCode("1001-1-1")).not.toBe(code);
  expect(others.toLookup(code)).not.toBe(codes.toLookup(code));
});

test.each([
  ["7K3M-9Q2D-0XWT"],
  ["7k3m9q2d0xwt"],
  ["  7K3M 9Q2D 0XWT\n"],
  ["7K3M–9Q2D—0XWT"],
  ["7K3M-9Q2D-OXWT"],
  ["7k3m-9q2d-oxwt"],
  ["７Ｋ３Ｍ９Ｑ２Ｄ０ＸＷＴ"],
])("%j is the code 7K3M-9Q2D-0XWT", (typed) => {
  expect(parseGiftCode(typed)).toBe("7K3M-9Q2D-0XWT");
});

test("I and L are read as 1, and U as V", () => {
  expect(parseGiftCode("IiLl-UuVv-1111")).toBe("1111-VVVV-1111");
});

test.each([[""], ["7K3M-9Q2D"], ["7K3M-9Q2D-0XWTA"], ["7K3M-9Q2D-0XW!"], ["7K3M-9Q2D-0XWÉ"]])(
  "%j isn't a code",
  (typed) => {
    expect(parseGiftCode(typed)).toBeNull();
  },
);
