import type { Discount, Entitled } from "#storefront/domain/discounts/discount.ts";

const everything: Entitled = { kind: "all" };
const workbooks: Entitled = { kind: "collections", handles: ["workbooks"] };
const alone = { product: false, order: false, shipping: false };
const always = {
  minimum: null,
  startsAt: "2026-01-05T15:00:00.000Z",
  endsAt: null,
  usageLimit: null,
  oncePerCustomer: false,
  countries: null,
  combinesWith: alone,
};

/** One discount of each kind, to be tried out. emulators/seed/README.md says what each code does. A number never changes: it is the id. */
export const discounts: Discount[] = [
  {
    ...always,
    id: "gid://shopify/DiscountNode/61000000001",
    title: "10% off your order",
    method: { kind: "code", code: "WELCOME10" },
    value: { kind: "percentage", percent: 10, items: everything },
    combinesWith: { product: true, order: false, shipping: true },
  },
  {
    ...always,
    id: "gid://shopify/DiscountNode/61000000002",
    title: "$20 off from $100",
    method: { kind: "code", code: "SAVE20" },
    value: {
      kind: "fixedAmount",
      amounts: { USD: 2_000, CAD: 2_700 },
      items: everything,
      onEachItem: false,
    },
    minimum: { kind: "subtotal", amounts: { USD: 10_000, CAD: 14_000 } },
    combinesWith: { product: true, order: false, shipping: true },
  },
  {
    ...always,
    id: "gid://shopify/DiscountNode/61000000003",
    title: "Buy two workbooks, get one free",
    method: { kind: "code", code: "BUY2GET1" },
    value: {
      kind: "buyXGetY",
      buys: { quantity: 2, items: workbooks },
      gets: { quantity: 1, items: workbooks, percent: 100 },
      usesPerOrder: null,
    },
    combinesWith: { product: false, order: false, shipping: true },
  },
  {
    ...always,
    id: "gid://shopify/DiscountNode/61000000004",
    title: "$3 off each workbook",
    method: { kind: "code", code: "BOOK3" },
    value: { kind: "fixedAmount", amounts: { USD: 300, CAD: 400 }, items: workbooks, onEachItem: true },
    combinesWith: { product: false, order: true, shipping: true },
  },
  {
    ...always,
    id: "gid://shopify/DiscountNode/61000000005",
    title: "12.5% off kids courses",
    method: { kind: "code", code: "KIDS12" },
    value: {
      kind: "percentage",
      percent: 12.5,
      items: { kind: "collections", handles: ["kids-courses"] },
    },
    combinesWith: { product: true, order: true, shipping: true },
  },
  {
    ...always,
    id: "gid://shopify/DiscountNode/61000000006",
    title: "15% off in Canada",
    method: { kind: "code", code: "CANADA15" },
    value: { kind: "percentage", percent: 15, items: everything },
    countries: ["CA"],
  },
  {
    ...always,
    id: "gid://shopify/DiscountNode/61000000007",
    title: "$5 off, once for each customer",
    method: { kind: "code", code: "ONCE5" },
    value: {
      kind: "fixedAmount",
      amounts: { USD: 500, CAD: 700 },
      items: everything,
      onEachItem: false,
    },
    oncePerCustomer: true,
  },
  {
    ...always,
    id: "gid://shopify/DiscountNode/61000000008",
    title: "30% off the Complete Course Bundle, for the first order",
    method: { kind: "code", code: "FIRST30" },
    value: {
      kind: "percentage",
      percent: 30,
      items: { kind: "products", handles: ["complete-course-bundle"] },
    },
    usageLimit: 1,
  },
  {
    ...always,
    id: "gid://shopify/DiscountNode/61000000009",
    title: "Free shipping",
    method: { kind: "code", code: "FREESHIP" },
    value: { kind: "freeShipping" },
    combinesWith: { product: true, order: true, shipping: false },
  },
  {
    ...always,
    id: "gid://shopify/DiscountNode/61000000010",
    title: "Half price, long ago",
    method: { kind: "code", code: "EXPIRED" },
    value: { kind: "percentage", percent: 50, items: everything },
    startsAt: "2025-11-24T15:00:00.000Z",
    endsAt: "2025-12-02T15:00:00.000Z",
  },
  {
    ...always,
    id: "gid://shopify/DiscountNode/61000000011",
    title: "20% off, some spring",
    method: { kind: "code", code: "SPRING" },
    value: { kind: "percentage", percent: 20, items: everything },
    startsAt: "2099-03-20T15:00:00.000Z",
  },
  {
    ...always,
    id: "gid://shopify/DiscountNode/61000000012",
    title: "Three workbooks or more: 10% off each",
    method: { kind: "automatic" },
    value: { kind: "percentage", percent: 10, items: workbooks },
    minimum: { kind: "quantity", quantity: 3 },
    combinesWith: { product: true, order: true, shipping: true },
  },
];
