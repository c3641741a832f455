import { expect, test } from "vitest";
import { cart, line, seat } from "../../../../tests/support/site/example-cart.ts";
import { toClientCart } from "#commerce/cart-api/cart-response.ts";
import { toCartFingerprint } from "./cart-fingerprint.ts";

const fingerprintOf = (...lines: Parameters<typeof line>[]) =>
  toCartFingerprint(toClientCart(cart(lines.map((one) => line(...one)))));

test("carts that look the same have the same fingerprint", () => {
  expect(fingerprintOf(["level-1a", seat])).toBe(fingerprintOf(["level-1a", seat]));
});

test("a different line, quantity or student, or no cart, changes the fingerprint", () => {
  const fingerprints = [
    fingerprintOf(["level-1a", seat]),
    fingerprintOf(["level-1b", seat]),
    fingerprintOf(["level-1a", seat, 2]),
    fingerprintOf(["level-1a", { ...seat, first: "Ana" }]),
    fingerprintOf(),
    toCartFingerprint(null),
  ];

  expect(new Set(fingerprints).size).toBe(fingerprints.length);
});
