import { expect, test } from "vitest";
import { findRefusals } from "./code-refusal.ts";

const unknown = { code: "DISCOUNT_NOT_FOUND", message: "Enter a valid discount code" };
const over = { code: "DISCOUNT_CURRENTLY_INACTIVE", message: "This discount is not valid anymore" };
const notFor = (code: string) => ({
  code: "DISCOUNT_NO_ENTITLED_LINE_ITEMS",
  message: `The ${code} discount code is not valid for the items in your cart`,
});
const notApplicable = (...codes: string[]) => codes.map((code) => ({ code, applicable: false }));

test("a reason belongs to the code its message names", () => {
  const refusals = findRefusals(notApplicable("SAVE20", "SAVE"), [notFor("SAVE"), over]);

  expect([...refusals]).toEqual([
    ["SAVE", "DISCOUNT_NO_ENTITLED_LINE_ITEMS"],
    ["SAVE20", "DISCOUNT_CURRENTLY_INACTIVE"],
  ]);
});

test("reasons that name no code are assigned in order to the codes that don't apply", () => {
  const codes = [
    ...notApplicable("OLD"),
    { code: "GOOD", applicable: true },
    ...notApplicable("TYPO", "KIDS12"),
  ];

  expect(findRefusals(codes, [over, unknown, notFor("KIDS12")])).toEqual(
    new Map([
      ["KIDS12", "DISCOUNT_NO_ENTITLED_LINE_ITEMS"],
      ["OLD", "DISCOUNT_CURRENTLY_INACTIVE"],
      ["TYPO", "DISCOUNT_NOT_FOUND"],
    ]),
  );
});

test.each([
  ["one reason for two codes", notApplicable("OLD", "TYPO"), [over]],
  ["no reason at all, as in 2025-01", notApplicable("OLD"), []],
  ["a reason from a later version", notApplicable("OLD"), [{ code: "DISCOUNT_ON_HOLIDAY", message: "" }]],
  ["an unrelated warning", notApplicable("OLD"), [{ code: "MERCHANDISE_OUT_OF_STOCK", message: "Sold out" }]],
])("%s is assigned to no code", (_, codes, warnings) => {
  expect(findRefusals(codes, warnings).size).toBe(0);
});
