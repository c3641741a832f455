import { expect, test } from "vitest";
import { cart, line } from "../../../tests/support/site/example-cart.ts";
import { toCartResponse } from "./cart-response.ts";

const courses = cart([line("level-1a"), line("level-1b")]);
const totalAmount = { amount: "1305.97", currencyCode: "CAD" } as const;
const canadian = { ...courses, cost: { ...courses.cost, totalAmount } };

test.each([
  ["one item", cart([line("level-1a")]), "Cart updated: 1 item, $79.00"],
  ["items in Canadian dollars", canadian, "Cart updated: 2 items, $1,305.97 CAD"],
  ["nothing", cart([]), "Your cart is empty"],
  ["no cart", null, "Your cart is empty"],
  ["a cart that couldn't be read", "unknown", undefined],
] as const)("after a change, %s is announced as %s", (_what, updated, status) => {
  expect(toCartResponse({ cart: updated, problems: [] }).status).toBe(status);
});
