import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#storefront/domain/database.ts";
import type { Order } from "./order.ts";
import { createOrders, type Orders } from "./orders.ts";

let database: ReturnType<typeof openDatabase>;

afterEach(() => database.close());

function open(): Orders {
  const folder = mkdtempSync(join(tmpdir(), "orders-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  database = openDatabase(folder);
  return createOrders(database);
}

type Placed = Parameters<Orders["place"]>[1];

const placed: Placed = {
  token: "order-1",
  placedAt: "2026-11-21T12:00:00.000Z",
  currency: "USD",
  email: "Ana@example.org",
  customerId: "gid://shopify/Customer/1",
  countryCode: "US",
  regionCode: "TX",
  shippingAddress: null,
  note: null,
  attributes: [],
  lines: [],
  shipping: null,
  giftCards: [],
  subtotal: 7_900,
  tax: 0,
  total: 7_900,
};

function withCode(code: string, email: string): Omit<Placed, "token"> {
  const line: Order["lines"][number] = {
    merchandiseId: "gid://shopify/ProductVariant/1",
    productId: "gid://shopify/Product/1",
    productTitle: "Mug",
    variantTitle: "blue",
    sku: "MUG",
    vendor: "Handshape",
    imageFile: null,
    quantity: 1,
    attributes: [],
    requiresShipping: false,
    taxable: true,
    grams: 0,
    each: 100,
    discounts: [{ of: "line", title: code, code, amount: 10 }],
    total: 90,
    taxes: [],
  };
  return { ...placed, email, lines: [line, line] };
}

test("orders are numbered consecutively from 1001", () => {
  const orders = open();

  const first = orders.place({ token: "a", key: "k" }, placed);
  const second = orders.place({ token: "b", key: "k" }, { ...placed, token: "order-2" });

  expect([first.number, second.number]).toEqual([1001, 1002]);
  expect(orders.byToken("order-2")).toEqual(second);
  expect(orders.byId(first.id)).toEqual(first);
  expect(orders.latest(10)).toEqual([second, first]);
});

test("a cart can become an order only once", () => {
  const orders = open();
  orders.place({ token: "a", key: "k" }, placed);

  expect(() => orders.place({ token: "a", key: "k" }, { ...placed, token: "order-2" })).toThrow(/UNIQUE/);

  expect(orders.latest(10)).toHaveLength(1);
});

test("a cart's order can be found only with the cart's key", () => {
  const orders = open();
  const order = orders.place({ token: "a", key: "k" }, placed);

  expect(orders.ofCart({ token: "a", key: "k" })).toEqual(order);
  expect(orders.ofCart({ token: "a", key: "other" })).toBeNull();
  expect(orders.ofCart({ token: "b", key: "k" })).toBeNull();
});

test("a code counts once for each order it saved something in, in total and per email address", () => {
  const orders = open();
  orders.place({ token: "a", key: "k" }, { ...withCode("WELCOME10", "ana@example.org"), token: "1" });
  orders.place({ token: "b", key: "k" }, { ...withCode("welcome10", "Ana@Example.org "), token: "2" });
  orders.place({ token: "c", key: "k" }, { ...withCode("WELCOME10", "bo@example.org"), token: "3" });

  expect(orders.usesOf("Welcome10")).toBe(3);
  expect(orders.usesOf("WELCOME10", "ANA@example.org")).toBe(2);
  expect(orders.usesOf("OTHER")).toBe(0);
});
