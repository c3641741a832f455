import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { cart, line } from "../../../../tests/support/site/example-cart.ts";
import { WithoutCart } from "../../../../tests/support/site/no-cart.tsx";
import { CartSummary } from "./cart-summary.tsx";

const cad = (amount: string) => ({ amount, currencyCode: "CAD" as const });

const costing = (handle: string, amount: string) => ({
  ...line(handle),
  cost: { amountPerQuantity: cad(amount), subtotalAmount: cad(amount), totalAmount: cad(amount) },
});

/** A course and a book for $140.99 together. */
const goods = cart([costing("level-1a", "109.0"), costing("workbook", "31.99")]);
const welcome = { code: "WELCOME10", discountedAmount: cad("14.1") };
const card = (id: string, amount: string) => ({
  id,
  lastCharacters: id,
  presentmentAmountUsed: cad(amount),
});

const totalOf = (amount: string) => ({ ...goods.cost, totalAmount: cad(amount) });

const read = (shown: typeof goods) =>
  renderToStaticMarkup(
    <WithoutCart>
      <CartSummary cart={shown} errors={[]} isSchool={false} hasAgreed={false} siteUrl="" paths={new Set()} />
    </WithoutCart>,
  )
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ");

test("a cart without discounts and gift cards has only its total", () => {
  const words = read({ ...goods, cost: totalOf("140.99") });

  expect(words).toContain("Summary Estimated total $140.99 CAD");
});

test("a discount is between the items and the total", () => {
  const words = read({ ...goods, discountAllocations: [welcome], cost: totalOf("126.89") });

  expect(words).toContain("2 items $140.99 CAD You save −$14.10 CAD Estimated total $126.89 CAD");
});

test("each gift card has its own row, and leaves the sum of the items as it is", () => {
  const words = read({
    ...goods,
    appliedGiftCards: [card("tw25", "34.5"), card("d150", "106.49")],
    cost: totalOf("0.0"),
  });

  expect(words).toContain(
    "2 items $140.99 CAD Gift card ending in tw25 −$34.50 CAD Gift card ending in d150 −$106.49 CAD Estimated total $0.00 CAD",
  );
});

test("a gift card comes after the discounts", () => {
  const words = read({
    ...goods,
    discountAllocations: [welcome],
    appliedGiftCards: [card("sd25", "34.5")],
    cost: totalOf("92.39"),
  });

  expect(words).toContain(
    "2 items $140.99 CAD You save −$14.10 CAD Gift card ending in sd25 −$34.50 CAD Estimated total $92.39 CAD",
  );
});
