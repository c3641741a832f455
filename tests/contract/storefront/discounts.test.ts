import { type CatalogSeed } from "@shop/emulators/storefront/domain/catalog/catalog-seed.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createDiscountedCart } from "../../support/discounted-cart.ts";
import { createDiscount } from "../../support/discounts.ts";
import { type TestStorefront, startTestStorefront } from "../../support/storefront.ts";
import { stockedSeed, variants } from "../../support/stocked-seed.ts";

const books = { kind: "collections", handles: ["workbooks"] } as const;
const level = { kind: "products", handles: ["level-1a-online-asl-course"] } as const;
const everything = { kind: "all" } as const;

const seed: CatalogSeed = {
  ...stockedSeed,
  discounts: [
    createDiscount("TWENTY"),
    createDiscount("BOOKS", { value: { kind: "percentage", percent: 12.5, items: books } }),
    createDiscount("TEN", {
      value: {
        kind: "fixedAmount",
        amounts: { USD: 1_000, CAD: 1_400 },
        items: everything,
        onEachItem: false,
      },
    }),
    createDiscount("LEVEL", {
      value: { kind: "fixedAmount", amounts: { USD: 500, CAD: 700 }, items: level, onEachItem: false },
    }),
    createDiscount("EACH", {
      value: {
        kind: "fixedAmount",
        amounts: { USD: 3_000, CAD: 3_000 },
        items: everything,
        onEachItem: true,
      },
    }),
    createDiscount("GIFT", {
      value: {
        kind: "buyXGetY",
        buys: { quantity: 2, items: level },
        gets: { quantity: 1, items: books, percent: 100 },
        usesPerOrder: 1,
      },
    }),
  ],
};

let storefront: TestStorefront;
beforeAll(async () => {
  storefront = await startTestStorefront({ seed, now: () => new Date("2026-11-01T12:00:00Z") });
});
afterAll(() => storefront.stop());

const courses = (quantity = 1) => ({ merchandiseId: variants.course, quantity });
const spiral = (quantity = 1) => ({ merchandiseId: variants.spiral, quantity });

test("a percentage off everything is taken off the cart, and the lines keep their prices", async () => {
  const { cart, lines, offLines, offCart } = await createDiscountedCart(storefront, {
    lines: [courses(2), spiral()],
    discountCodes: ["TWENTY"],
  });

  expect(lines).toEqual([
    ["22.99", "22.99"],
    ["158.0", "158.0"],
  ]);
  expect(offLines).toEqual([[], []]);
  expect(offCart).toEqual(["4.6", "31.6"]);
  expect(cart.cost).toEqual({
    subtotalAmount: { amount: "180.99", currencyCode: "USD" },
    totalAmount: { amount: "144.79" },
    checkoutChargeAmount: { amount: "180.99" },
  });
});

test("a cart discount has its code and its allocation to the lines", async () => {
  const { cart } = await createDiscountedCart(storefront, { lines: [courses()], discountCodes: ["TWENTY"] });

  expect(cart.discountCodes).toEqual([{ code: "TWENTY", applicable: true }]);
  expect(cart.discountAllocations).toEqual([
    {
      __typename: "CartCodeDiscountAllocation",
      code: "TWENTY",
      targetType: "LINE_ITEM",
      discountedAmount: { amount: "15.8", currencyCode: "USD" },
      discountApplication: {
        allocationMethod: "ACROSS",
        targetSelection: "ALL",
        targetType: "LINE_ITEM",
        value: { __typename: "PricingPercentageValue", percentage: 20 },
      },
    },
  ]);
});

test("a percentage off some products is taken off their lines, before the subtotal", async () => {
  const { cart, lines, offCart } = await createDiscountedCart(storefront, {
    lines: [courses(), spiral(3)],
    discountCodes: ["BOOKS"],
  });

  expect(lines).toEqual([
    ["68.97", "60.35"],
    ["79.0", "79.0"],
  ]);
  expect(offCart).toEqual([]);
  expect(cart.cost.subtotalAmount.amount).toBe("139.35");
  expect(cart.lines.nodes[0].discountAllocations).toMatchObject([
    {
      code: "BOOKS",
      discountApplication: {
        allocationMethod: "EACH",
        targetSelection: "ENTITLED",
        value: { percentage: 12.5 },
      },
    },
  ]);
});

test("a fixed amount is spread over the lines without losing a cent", async () => {
  const { offCart, total } = await createDiscountedCart(storefront, {
    lines: [courses(), { ...courses(), attributes: [{ key: "first", value: "Ana" }] }, spiral()],
    discountCodes: ["TEN"],
  });

  expect(offCart).toEqual(["1.27", "4.37", "4.36"]);
  expect(total).toBe("170.99");
});

test.each([
  ["US", "TEN", "69.0", "USD"],
  ["CA", "TEN", "95.0", "CAD"],
  ["US", "LEVEL", "74.0", "USD"],
  ["CA", "LEVEL", "102.0", "CAD"],
  ["CA", "TWENTY", "87.2", "CAD"],
])("in %s the code %s makes a course cost %s %s", async (countryCode, code, total, currencyCode) => {
  const discounted = await createDiscountedCart(storefront, {
    lines: [courses()],
    discountCodes: [code],
    buyerIdentity: { countryCode },
  });

  expect(discounted).toMatchObject({ total, cart: { cost: { subtotalAmount: { currencyCode } } } });
});

test("an amount off each item is never more than the item's price", async () => {
  const { lines } = await createDiscountedCart(storefront, {
    lines: [courses(2), spiral(2)],
    discountCodes: ["EACH"],
  });

  expect(lines).toEqual([
    ["45.98", "0.0"],
    ["158.0", "98.0"],
  ]);
});

test("buy two, get one free applies as many times as the discount allows", async () => {
  const once = await createDiscountedCart(storefront, {
    lines: [courses(5), spiral(3)],
    discountCodes: ["GIFT"],
  });
  const tooFew = await createDiscountedCart(storefront, {
    lines: [courses(1), spiral(3)],
    discountCodes: ["GIFT"],
  });

  expect(once.lines).toEqual([
    ["68.97", "45.98"],
    ["395.0", "395.0"],
  ]);
  expect(tooFew.warnings).toMatchObject([{ code: "DISCOUNT_QUANTITY_NOT_IN_RANGE" }]);
});
