import { readFileSync } from "node:fs";
import {
  type SimpleIcon,
  siAmericanexpress,
  siApplepay,
  siDinersclub,
  siDiscover,
  siGooglepay,
  siJcb,
  siMastercard,
  siPaypal,
  siShopify,
  siVisa,
} from "simple-icons";
import { expect, test } from "vitest";
import { paymentMethods, toPaymentMethods } from "#features/site-footer/payment-methods.ts";

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

const icons: Record<keyof typeof paymentMethods, SimpleIcon> = {
  visa: siVisa,
  mastercard: siMastercard,
  amex: siAmericanexpress,
  discover: siDiscover,
  diners: siDinersclub,
  jcb: siJcb,
  "apple-pay": siApplepay,
  "google-pay": siGooglepay,
  // The set has no mark of Shop Pay, so it carries its owner's.
  "shop-pay": siShopify,
  paypal: siPaypal,
};

test("payment-marks.svg has the simple-icons mark of each method", () => {
  const file = readFileSync(new URL("../../public/payment-marks.svg", import.meta.url), "utf8");

  const symbols = Object.entries(icons).map(
    ([id, { hex, path }]) =>
      `  <symbol id="${id}" viewBox="0 0 24 24"><path fill="#${hex}" d="${path}"/></symbol>`,
  );
  expect(file.trim().split("\n").slice(1, -1)).toEqual(symbols);
});
