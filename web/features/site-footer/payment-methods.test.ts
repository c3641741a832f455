import { expect, test } from "vitest";
import { toPaymentMethods } from "#features/site-footer/payment-methods.ts";

test("ten payment methods are shown until editors choose", () => {
  expect(toPaymentMethods(null)).toHaveLength(10);
});

test("the editors' choice is shown in their order", () => {
  expect(toPaymentMethods(["paypal", "visa"])).toEqual(["paypal", "visa"]);
});

test("no payment methods are shown when editors deselect them all", () => {
  expect(toPaymentMethods([])).toEqual([]);
});

test.each([["bitcoin"], ["toString"], [""]])("%o has no icon and is left out", (name) => {
  expect(toPaymentMethods([name])).toEqual([]);
});
