import { expect, test } from "vitest";
import { discounts } from "#seed/commerce/discounts.ts";
import { explainRefusal } from "./explain-refusal.ts";

const now = new Date("2026-11-21T12:00:00Z");
const findDiscount = (code: string) =>
  discounts.find(({ method }) => method.kind === "code" && method.code === code) ?? null;

test.each([
  ["NOPE", "DISCOUNT_NOT_FOUND", "We don’t know the discount code NOPE. Check the spelling."],
  ["SPRING", "DISCOUNT_CURRENTLY_INACTIVE", "SPRING starts on March 20, 2099."],
  ["EXPIRED", "DISCOUNT_CURRENTLY_INACTIVE", "EXPIRED ended on December 2, 2025."],
  ["WELCOME10", "DISCOUNT_CURRENTLY_INACTIVE", "WELCOME10 has ended."],
  ["FIRST30", "DISCOUNT_USAGE_LIMIT_REACHED", "FIRST30 has reached its usage limit."],
  [
    "ONCE5",
    "DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED",
    "You’ve used ONCE5 before, and it works once per customer.",
  ],
  ["CANADA15", "DISCOUNT_CUSTOMER_NOT_ELIGIBLE", "CANADA15 isn’t valid in your country."],
  ["BOOK3", "DISCOUNT_NO_ENTITLED_LINE_ITEMS", "BOOK3 doesn’t apply to anything in your cart."],
  [
    "FREESHIP",
    "DISCOUNT_NO_ENTITLED_SHIPPING_LINES",
    "FREESHIP is for delivery, and nothing in your cart is delivered.",
  ],
  ["SAVE20", "DISCOUNT_PURCHASE_NOT_IN_RANGE", "SAVE20 requires $140.00 CAD or more of eligible items."],
  ["BUY2GET1", "DISCOUNT_QUANTITY_NOT_IN_RANGE", "BUY2GET1 is for 3 or more items."],
  ["WELCOME10", "DISCOUNT_QUANTITY_NOT_IN_RANGE", "WELCOME10 requires more items in your cart."],
  [
    "ONCE5",
    "DISCOUNT_CODE_NOT_HONOURED",
    "ONCE5 can’t be combined with your other discounts, which save you more.",
  ],
] as const)("%s, %s: %s", (code, refusal, sentence) => {
  const explained = explainRefusal({ code, refusal, discount: findDiscount(code), currency: "CAD", now });

  expect(explained).toBe(sentence);
});
