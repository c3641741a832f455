import { expect, test } from "vitest";
import { createProductIndex } from "#storefront/domain/catalog/product-index.ts";
import type { Discount } from "#storefront/domain/discounts/discount.ts";
import { createDiscount } from "../../../../tests/support/discounts.ts";
import { describeDiscount, toDiscountState } from "./describe-discount.ts";

const catalog = createProductIndex();
catalog.putCollection({
  id: "gid://shopify/Collection/1",
  handle: "workbooks",
  title: "Workbooks",
  descriptionHtml: "",
  productHandles: [],
  updatedAt: "2026-01-01T00:00:00Z",
});

const discount = createDiscount("TEN", {
  value: { kind: "percentage", percent: 10, items: { kind: "all" } },
  startsAt: "2026-11-01T00:00:00Z",
});
const books = { kind: "collections", handles: ["workbooks"] } as const;
const amounts = { USD: 500, CAD: 700 };

test.each<[Partial<Discount>, string]>([
  [{}, "10% off everything."],
  [{ value: { kind: "percentage", percent: 12.5, items: books } }, "12.5% off Workbooks."],
  [
    { value: { kind: "fixedAmount", amounts, items: { kind: "all" }, onEachItem: false } },
    "$5.00 ($7.00 CAD) off everything.",
  ],
  [
    {
      value: {
        kind: "fixedAmount",
        amounts,
        items: { kind: "products", handles: ["gone"] },
        onEachItem: true,
      },
    },
    "$5.00 ($7.00 CAD) off each of gone.",
  ],
  [
    {
      value: {
        kind: "buyXGetY",
        buys: { quantity: 2, items: books },
        gets: { quantity: 1, items: books, percent: 100 },
        usesPerOrder: null,
      },
    },
    "Buy 2 of Workbooks, get 1 of Workbooks free.",
  ],
  [{ value: { kind: "freeShipping" } }, "Free shipping."],
  [
    { minimum: { kind: "subtotal", amounts }, countries: ["CA"], oncePerCustomer: true },
    "10% off everything, for orders of $5.00 ($7.00 CAD) or more, for buyers in CA, once per customer.",
  ],
  [{ minimum: { kind: "quantity", quantity: 3 } }, "10% off everything, for 3 or more items."],
])("a discount with %j has a description", (facts, words) => {
  expect(describeDiscount({ ...discount, ...facts }, catalog)).toBe(words);
});

test.each<[Partial<Discount>, number, string]>([
  [{}, 0, "active"],
  [{ startsAt: "2026-12-01T00:00:00Z" }, 0, "scheduled"],
  [{ endsAt: "2026-11-20T00:00:00Z" }, 0, "ended"],
  [{ usageLimit: 5 }, 4, "active"],
  [{ usageLimit: 5 }, 5, "used up"],
])("a discount with %j, used %i times, is %s", (facts, uses, state) => {
  expect(toDiscountState({ ...discount, ...facts }, uses, new Date("2026-11-21T00:00:00Z"))).toBe(state);
});
