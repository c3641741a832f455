import { expect, test } from "vitest";
import { toClientCart } from "#commerce/cart-api/cart-response.ts";
import { cart, line, seat } from "../../../tests/support/site/example-cart.ts";
import { toCartEvents, toChangedLines } from "./cart-changes.ts";

const toCart = (...lines: Parameters<typeof cart>[0]) => toClientCart(cart(lines));
const toEvents = (...change: Parameters<typeof toChangedLines>) => toCartEvents(toChangedLines(...change));

const item = {
  item_name: "level-1a",
  item_id: "level-1a",
  item_sku: null,
  item_category: "Course",
  price: 79,
  quantity: 1,
};

test("a first line is added to the cart, with its variant's id without its prefix", () => {
  expect(toEvents(null, toCart(line("level-1a", seat)))).toEqual([
    { event: "add_to_cart", ecommerce: { currency: "USD", value: 79, items: [item] } },
  ]);
});

test("seats of one course are one item, and only what's new counts", () => {
  const toSeat = (id: string) => ({ ...line("level-1a", seat), id });

  expect(toEvents(toCart(toSeat("1")), toCart(toSeat("1"), toSeat("2"), toSeat("3")))).toEqual([
    { event: "add_to_cart", ecommerce: { currency: "USD", value: 158, items: [{ ...item, quantity: 2 }] } },
  ]);
});

test("a line that's replaced by another is one removal and one addition", () => {
  const events = toEvents(toCart(line("level-1a")), toCart(line("complete-course-bundle")));

  expect(events.map(({ event }) => event)).toEqual(["add_to_cart", "remove_from_cart"]);
});

test("a smaller quantity is removed from the cart", () => {
  expect(toEvents(toCart(line("workbook", {}, 3)), toCart(line("workbook", {}, 1)))).toMatchObject([
    { event: "remove_from_cart", ecommerce: { value: 158, items: [{ quantity: 2 }] } },
  ]);
});

test("a change of names or codes is no event", () => {
  expect(
    toEvents(toCart(line("level-1a", seat)), toCart(line("level-1a", { ...seat, first: "Ana" }))),
  ).toEqual([]);
});
