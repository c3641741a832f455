import { expect, test } from "vitest";
import type { CartLine } from "#commerce/cart/cart.ts";
import { toClientCart } from "#commerce/cart-api/cart-response.ts";
import { cart, line } from "../../../../tests/support/site/example-cart.ts";
import { toAddedLine } from "./added-line.ts";

const toGift = (giftId: string, template: string): CartLine => ({
  ...line("level-1a", { giftId, template }),
  id: giftId,
});

const added = (lines: CartLine[], lastAddedCount: number) =>
  toAddedLine({ cart: toClientCart(cart(lines)), problems: [], lastAddedId: "a", lastAddedCount });

test.each([
  ["two gifts with one card are alike", [toGift("a", "Thanks"), toGift("b", "Thanks")], 2, true],
  ["two gifts with different cards aren't", [toGift("a", "Thanks"), toGift("b", "Birthday")], 2, false],
  ["a gift that was there before doesn't count", [toGift("a", "Thanks"), toGift("b", "Birthday")], 1, true],
  [
    "another product doesn't count",
    [toGift("a", "Thanks"), line("workbook"), toGift("b", "Thanks"), toGift("c", "Birthday")],
    2,
    true,
  ],
])("%s", (_name, lines, count, isAlike) => {
  expect(added(lines, count)).toMatchObject({ line: { id: "a" }, count, isAlike });
});
