import type { Discount } from "@shop/emulators/storefront/domain/discounts/discount.ts";
import { afterEach, expect, test } from "vitest";
import { createDiscountedCart } from "../../support/discounted-cart.ts";
import { combinesWithAll, createDiscount } from "../../support/discounts.ts";
import { type TestStorefront, startTestStorefront } from "../../support/storefront.ts";
import { stockedSeed, variants } from "../../support/stocked-seed.ts";

let storefront: TestStorefront;
afterEach(() => storefront.stop());

const start = async (...discounts: Discount[]) => {
  storefront = await startTestStorefront({
    seed: { ...stockedSeed, discounts },
    now: () => new Date("2026-11-01T12:00:00Z"),
  });
};

const level = { kind: "products", handles: ["level-1a-online-asl-course"] } as const;
const books = { kind: "collections", handles: ["workbooks"] } as const;
const off = (percent: number, items: Extract<Discount["value"], { kind: "percentage" }>["items"]) =>
  ({ kind: "percentage", percent, items }) as const;
const withAll = { combinesWith: combinesWithAll };

const lines = [
  { merchandiseId: variants.course, quantity: 1 },
  { merchandiseId: variants.spiral, quantity: 1 },
];

test("an automatic discount needs no code and has a title", async () => {
  await start(createDiscount(null, { title: "Autumn" }));

  const { cart, total } = await createDiscountedCart(storefront, { lines: lines.slice(0, 1) });

  expect(total).toBe("63.2");
  expect(cart.discountCodes).toEqual([]);
  expect(cart.discountAllocations).toMatchObject([
    { __typename: "CartAutomaticDiscountAllocation", title: "Autumn", targetType: "LINE_ITEM" },
  ]);
});

test("if discounts can't be combined, the best one applies, with or without a code", async () => {
  await start(createDiscount(null), createDiscount("FIVE", { value: off(5, { kind: "all" }) }));

  const { cart, total, warnings } = await createDiscountedCart(storefront, {
    lines: lines.slice(0, 1),
    discountCodes: ["FIVE"],
  });

  expect(total).toBe("63.2");
  expect(cart.discountCodes).toEqual([{ code: "FIVE", applicable: false }]);
  expect(warnings).toMatchObject([
    { code: "DISCOUNT_CODE_NOT_HONOURED", message: "The FIVE discount code is not honored" },
  ]);
});

test("product discounts apply first, then order discounts on what's left", async () => {
  await start(
    createDiscount("LEVEL", { value: off(50, level), ...withAll }),
    createDiscount("ORDER", { value: off(10, { kind: "all" }), ...withAll }),
  );

  const discounted = await createDiscountedCart(storefront, { lines, discountCodes: ["ORDER", "LEVEL"] });

  expect(discounted).toMatchObject({
    lines: [
      ["22.99", "22.99"],
      ["79.0", "39.5"],
    ],
    offCart: ["2.3", "3.95"],
    total: "56.24",
  });
});

test("several order discounts are each calculated from the same subtotal", async () => {
  await start(
    createDiscount("TEN", { value: off(10, { kind: "all" }), ...withAll }),
    createDiscount("FIFTEEN", { value: off(15, { kind: "all" }), ...withAll }),
  );

  const discounted = await createDiscountedCart(storefront, {
    lines: lines.slice(0, 1),
    discountCodes: ["TEN", "FIFTEEN"],
  });

  expect(discounted).toMatchObject({ offCart: ["7.9", "11.85"], total: "59.25" });
});

test("discounts combine only if both allow it", async () => {
  await start(
    createDiscount("LEVEL", { value: off(50, level), ...withAll }),
    createDiscount("ALONE", { value: off(10, { kind: "all" }) }),
  );

  const { cart } = await createDiscountedCart(storefront, { lines, discountCodes: ["ALONE", "LEVEL"] });

  expect(cart.discountCodes).toEqual([
    { code: "ALONE", applicable: false },
    { code: "LEVEL", applicable: true },
  ]);
});

test("each line gets one product discount: the best one", async () => {
  await start(
    createDiscount("EVERY", {
      value: off(10, { kind: "collections", handles: ["active-courses", "workbooks"] }),
      ...withAll,
    }),
    createDiscount("BOOKS", { value: off(50, books), ...withAll }),
  );

  const discounted = await createDiscountedCart(storefront, { lines, discountCodes: ["EVERY", "BOOKS"] });

  expect(discounted).toMatchObject({ offLines: [["11.5"], ["7.9"]], total: "82.59" });
  expect(discounted.cart.lines.nodes).toMatchObject([
    { discountAllocations: [{ code: "BOOKS" }] },
    { discountAllocations: [{ code: "EVERY" }] },
  ]);
});

test("buy-X items get no other discount, so the better of the two applies", async () => {
  await start(
    createDiscount("GIFT", {
      value: {
        kind: "buyXGetY",
        buys: { quantity: 1, items: level },
        gets: { quantity: 1, items: books, percent: 100 },
        usesPerOrder: null,
      },
      ...withAll,
    }),
    createDiscount("LEVEL", { value: off(10, level), ...withAll }),
  );

  const { cart, total } = await createDiscountedCart(storefront, { lines, discountCodes: ["LEVEL", "GIFT"] });

  expect(total).toBe("79.0");
  expect(cart.discountCodes).toEqual([
    { code: "LEVEL", applicable: false },
    { code: "GIFT", applicable: true },
  ]);
});

test("an order discount whose minimum is no longer met after product discounts doesn't apply", async () => {
  await start(
    createDiscount("LEVEL", { value: off(50, level), ...withAll }),
    createDiscount("FROM100", {
      value: off(10, { kind: "all" }),
      minimum: { kind: "subtotal", amounts: { USD: 10_000, CAD: 10_000 } },
      ...withAll,
    }),
  );

  const { cart, total } = await createDiscountedCart(storefront, {
    lines,
    discountCodes: ["LEVEL", "FROM100"],
  });

  expect(total).toBe("62.49");
  expect(cart.discountCodes).toEqual([
    { code: "LEVEL", applicable: true },
    { code: "FROM100", applicable: false },
  ]);
});

test("at most five product and order codes are honored, the first five", async () => {
  const codes = ["A1", "A2", "A3", "A4", "A5", "A6"];
  await start(...codes.map((code) => createDiscount(code, { value: off(1, { kind: "all" }), ...withAll })));

  const { cart } = await createDiscountedCart(storefront, {
    lines: lines.slice(0, 1),
    discountCodes: codes,
  });

  const applicable = cart.discountCodes.filter((code: { applicable: boolean }) => code.applicable);
  expect(applicable.map(({ code }: { code: string }) => code)).toEqual(codes.slice(0, 5));
});

test("discounts never exceed the cart's cost", async () => {
  const amounts = { USD: 9_000, CAD: 9_000 };
  const value = { kind: "fixedAmount", amounts, items: { kind: "all" }, onEachItem: false } as const;
  await start(createDiscount("ONE", { value, ...withAll }), createDiscount("TWO", { value, ...withAll }));

  const discounted = await createDiscountedCart(storefront, { lines, discountCodes: ["ONE", "TWO"] });

  expect(discounted.total).toBe("0.0");
  expect(discounted.offCart).toEqual(["20.29", "69.71", "2.7", "9.29"]);
});
