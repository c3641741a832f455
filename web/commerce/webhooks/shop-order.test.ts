import { expect, test } from "vitest";
import { z } from "zod";
import { parseShopOrder } from "./shop-order.ts";

const gift = {
  message: "For you",
  from: "Ben",
  email: "ana@example.test",
  deliver: "2026-12-24",
  template: "Holidays",
  method: "email",
};
const toProperties = (fields: Record<string, unknown>) =>
  Object.entries(fields).map(([name, value]) => ({ name, value }));
const giftLine = {
  id: 11,
  product_id: 42,
  title: "ASL Level 1A",
  variant_title: "Gift Course",
  quantity: 1,
  properties: toProperties({ ...gift, giftId: "4f2a91c0" }),
};
const order = {
  id: 450789469,
  name: "#1001",
  created_at: "2026-09-01T04:00:00-04:00",
  email: "ben@example.test",
  billing_address: { first_name: "Ben", last_name: "<b>" },
  financial_status: "paid",
  cancelled_at: null,
  line_items: [giftLine],
};
const parseLine = (given: object) =>
  parseShopOrder({ ...order, line_items: [{ ...giftLine, ...given }] }).lines;

test("an order has its buyer and its gifts with their cards", () => {
  expect(parseShopOrder(order)).toEqual({
    id: "450789469",
    name: "#1001",
    placedAt: Date.parse("2026-09-01T08:00:00Z"),
    email: "ben@example.test",
    first: "Ben",
    last: null,
    isPaid: true,
    isCancelled: false,
    lines: [
      {
        id: "11",
        kind: "gift",
        productId: "gid://shopify/Product/42",
        title: "ASL Level 1A",
        quantity: 1,
        refunded: 0,
        gift,
      },
    ],
  });
});

test("a seat has its student", () => {
  const student = { first: "Ana", last: "Ng", email: "ana@example.test" };

  const lines = parseLine({
    variant_title: "Online course",
    properties: toProperties({ ...student, studentId: "0a1b2c3d" }),
  });

  expect(lines).toMatchObject([{ kind: "seat", student, studentId: "0a1b2c3d" }]);
});

test("properties that no form of ours accepts get their defaults, because the gift is paid", () => {
  const lines = parseLine({
    properties: toProperties({
      ...gift,
      email: "ana\r\nBcc: eve@example.test",
      template: "Skulls",
      message: 7,
    }),
  });

  expect(lines).toMatchObject([{ gift: { ...gift, email: "", template: "Everyday", message: "" } }]);
});

test("a book doesn't become a gift by its properties", () => {
  expect(parseLine({ variant_title: "Spiral bound" })).toEqual([]);
});

test.each([
  ["a custom line", { product_id: null }],
  ["a book", { variant_title: null, properties: [] }],
])("%s isn't a course", (_what, given) => {
  expect(parseLine(given)).toEqual([]);
});

test("an order can have any number of a book, and of a course", () => {
  const book = { ...giftLine, id: 12, variant_title: "Spiral bound", quantity: 100_000 };

  const { lines } = parseShopOrder({ ...order, line_items: [book, { ...giftLine, quantity: 100_000 }] });

  expect(lines).toMatchObject([{ id: "11", quantity: 100_000 }]);
});

test("a line knows how many of its units were refunded", () => {
  expect(parseLine({ quantity: 3, current_quantity: 1 })).toMatchObject([{ quantity: 3, refunded: 2 }]);
});

test.each([
  [{ financial_status: "pending" }, { isPaid: false }],
  [{ financial_status: "partially_refunded" }, { isPaid: true, isCancelled: false }],
  [{ financial_status: "refunded" }, { isPaid: false, isCancelled: true }],
  [{ financial_status: "voided" }, { isPaid: false, isCancelled: true }],
  [{ billing_address: null }, { first: null, last: null }],
  [
    { financial_status: "refunded", cancelled_at: "2026-04-22T14:30:00-05:00" },
    { isPaid: false, isCancelled: true },
  ],
  [{ email: "" }, { email: null }],
])("an order with %j is %j", (given, parsed) => {
  expect(parseShopOrder({ ...order, ...given })).toMatchObject(parsed);
});

test.each([[{ id: "x" }], [{ line_items: "many" }], [{ line_items: [{ ...giftLine, quantity: -1 }] }]])(
  "%j isn't an order",
  (given) => {
    expect(() => parseShopOrder({ ...order, ...given })).toThrow(z.ZodError);
  },
);
