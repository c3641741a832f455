import { expect, test } from "vitest";
import { findRefusals } from "./code-refusal.ts";

const unknown = { code: "DISCOUNT_NOT_FOUND", message: "Enter a valid discount code" };
const over = { code: "DISCOUNT_CURRENTLY_INACTIVE", message: "This discount is not valid anymore" };
const notFor = (code: string) => ({
  code: "DISCOUNT_NO_ENTITLED_LINE_ITEMS",
  message: `The ${code} discount code is not valid for the items in your cart`,
});
const refused = (...codes: string[]) => codes.map((code) => ({ code, applicable: false }));

test("a reason belongs to the code its message names", () => {
  const found = findRefusals(refused("SAVE20", "SAVE"), [notFor("SAVE"), over]);

  expect([...found]).toEqual([
    ["SAVE", "DISCOUNT_NO_ENTITLED_LINE_ITEMS"],
    ["SAVE20", "DISCOUNT_CURRENTLY_INACTIVE"],
  ]);
});

test("reasons that name no code are assigned in order to the codes that don't apply", () => {
  const codes = [...refused("OLD"), { code: "GOOD", applicable: true }, ...refused("TYPO", "KIDS12")];

  expect(findRefusals(codes, [over, unknown, notFor("KIDS12")])).toEqual(
    new Map([
      ["KIDS12", "DISCOUNT_NO_ENTITLED_LINE_ITEMS"],
      ["OLD", "DISCOUNT_CURRENTLY_INACTIVE"],
      ["TYPO", "DISCOUNT_NOT_FOUND"],
    ]),
  );
});

test.each([
  ["one reason for two codes", refused("OLD", "TYPO"), [over]],
  ["no reason at all, as in 2025-01", refused("OLD"), []],
  ["a reason from a later version", refused("OLD"), [{ code: "DISCOUNT_ON_HOLIDAY", message: "" }]],
  ["an unrelated warning", refused("OLD"), [{ code: "MERCHANDISE_OUT_OF_STOCK", message: "Sold out" }]],
])("%s is assigned to no code", (_, codes, warnings) => {
  expect(findRefusals(codes, warnings).size).toBe(0);
});
