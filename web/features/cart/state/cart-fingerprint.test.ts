import { expect, test } from "vitest";
import { cart, line, seat } from "../../../../tests/support/site/example-cart.ts";
import { toClientCart } from "#commerce/cart-api/cart-response.ts";
import { toCartFingerprint } from "./cart-fingerprint.ts";

const mark = (...lines: Parameters<typeof line>[]) =>
  toCartFingerprint(toClientCart(cart(lines.map((one) => line(...one)))));

test("carts that look the same have the same fingerprint", () => {
  expect(mark(["level-1a", seat])).toBe(mark(["level-1a", seat]));
});

test("a different line, quantity or student, or no cart, changes the fingerprint", () => {
  const marks = [
    mark(["level-1a", seat]),
    mark(["level-1b", seat]),
    mark(["level-1a", seat, 2]),
    mark(["level-1a", { ...seat, first: "Ana" }]),
    mark(),
    toCartFingerprint(null),
  ];

  expect(new Set(marks).size).toBe(marks.length);
});
