import { expect, test } from "vitest";
import { toPaymentMethods } from "#features/site-footer/payment-methods.ts";

test("ten ways to pay are shown until editors choose", () => {
  expect(toPaymentMethods(null)).toHaveLength(10);
});

test("the editors' choice is shown in their order", () => {
  expect(toPaymentMethods(["paypal", "visa"])).toEqual(["paypal", "visa"]);
});

test("no way to pay is shown when editors have unticked them all", () => {
  expect(toPaymentMethods([])).toEqual([]);
});

test.each([["bitcoin"], ["toString"], [""]])("%o has no mark and is left out", (name) => {
  expect(toPaymentMethods([name])).toEqual([]);
});
