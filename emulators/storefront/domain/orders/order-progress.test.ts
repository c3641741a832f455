import { expect, test } from "vitest";
import type { Order } from "./order.ts";
import {
  countUnfulfilled,
  toFinancialStatus,
  toFulfillmentStatus,
  type UnitsToRefund,
  withFulfillment,
  withRefund,
} from "./order-progress.ts";

const at = "2026-11-21T12:00:00.000Z";

const order: Order = {
  id: "gid://shopify/Order/1",
  number: 1001,
  token: "order",
  cartToken: "cart",
  placedAt: at,
  currency: "USD",
  email: "ana@example.org",
  customerId: "gid://shopify/Customer/1",
  countryCode: "US",
  regionCode: "TX",
  shippingAddress: null,
  note: null,
  attributes: [],
  lines: [
    {
      merchandiseId: "gid://shopify/ProductVariant/1",
      productId: "gid://shopify/Product/1",
      productTitle: "Mug",
      variantTitle: "blue",
      sku: "MUG",
      vendor: "Handshape",
      imageFile: null,
      quantity: 3,
      attributes: [],
      requiresShipping: true,
      taxable: true,
      grams: 0,
      each: 334,
      discounts: [{ of: "line", title: "SALE", code: "SALE", amount: 2 }],
      total: 1_000,
      taxes: [{ title: "Tax", rate: 8_250, amount: 83 }],
    },
  ],
  shipping: null,
  giftCards: [],
  subtotal: 1_000,
  tax: 83,
  total: 1_083,
};

const fulfill = (before: Order, quantity: number) =>
  withFulfillment(before, {
    id: "gid://shopify/Fulfillment/1",
    createdAt: at,
    units: [{ line: 0, quantity }],
    tracking: [],
  });

const refund = (before: Order, restockType: UnitsToRefund["restockType"], quantity = 1, amount = 0) =>
  withRefund(before, {
    id: "gid://shopify/Refund/1",
    createdAt: at,
    note: null,
    units: [{ line: 0, quantity, restockType }],
    amount,
  });

test("a line that's refunded unit by unit adds up to its price and its tax", () => {
  const { refunds = [] } = refund(refund(refund(order, "CANCEL"), "CANCEL"), "CANCEL");

  expect(refunds.flatMap(({ units }) => units.map(({ subtotal, tax }) => [subtotal, tax]))).toEqual([
    [333, 28],
    [334, 27],
    [333, 28],
  ]);
});

test("canceled units aren't left to fulfill, and returned ones were fulfilled", () => {
  const sent = fulfill(order, 1);

  expect(countUnfulfilled(refund(sent, "CANCEL"), 0)).toBe(1);
  expect(countUnfulfilled(refund(sent, "RETURN"), 0)).toBe(2);
  expect(countUnfulfilled(refund(sent, "RETURN", 2), 0)).toBe(1);
  expect(countUnfulfilled(refund(refund(sent, "NO_RESTOCK"), "NO_RESTOCK"), 0)).toBe(1);
});

test("an order is fulfilled once nothing is left, whether it was sent or canceled", () => {
  expect(toFulfillmentStatus(order)).toBeNull();
  expect(toFulfillmentStatus(fulfill(order, 2))).toBe("partial");
  expect(toFulfillmentStatus(fulfill(order, 3))).toBe("fulfilled");
  expect(toFulfillmentStatus(refund(fulfill(order, 2), "CANCEL"))).toBe("fulfilled");
});

test("an order is refunded once everything is paid back", () => {
  expect(toFinancialStatus(refund(order, "CANCEL"))).toBe("paid");
  expect(toFinancialStatus(refund(order, "CANCEL", 1, 361))).toBe("partially_refunded");
  expect(toFinancialStatus(refund(order, "CANCEL", 3, 1_083))).toBe("refunded");
});
