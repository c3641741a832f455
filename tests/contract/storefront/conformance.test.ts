import { afterAll, beforeAll, expect, test } from "vitest";
import { createCart } from "../../support/cart.ts";
import { createDiscountedCart } from "../../support/discounted-cart.ts";
import { combinesWithAll, createDiscount } from "../../support/discounts.ts";
import { stockedSeed, variants } from "../../support/stocked-seed.ts";
import { type TestStorefront, startTestStorefront } from "../../support/storefront.ts";

// Behavior that open-source storefronts depend on and no other file tests.

const books = { kind: "collections", handles: ["workbooks"] } as const;
const everything = { kind: "all" } as const;
const tenPercentOff = (code: string, items: typeof books | typeof everything) =>
  createDiscount(code, { value: { kind: "percentage", percent: 10, items }, combinesWith: combinesWithAll });

let storefront: TestStorefront;
beforeAll(async () => {
  storefront = await startTestStorefront({
    now: () => new Date("2026-11-21T10:00:00Z"),
    seed: { ...stockedSeed, discounts: [tenPercentOff("BOOKS", books), tenPercentOff("ALL", everything)] },
  });
});
afterAll(() => storefront.stop());

const course = { merchandiseId: variants.course };
const spirals = { merchandiseId: variants.spiral, quantity: 3 };

test("subtotalAmount is after line-level and before cart-level discounts", async () => {
  const { lines, offCart, cart, total } = await createDiscountedCart(storefront, {
    lines: [course, spirals],
    discountCodes: ["BOOKS", "ALL"],
  });

  expect(lines).toEqual([
    ["68.97", "62.07"],
    ["79.0", "79.0"],
  ]);
  expect(cart.cost.subtotalAmount.amount).toBe("141.07");
  expect(offCart).toEqual(["6.21", "7.9"]);
  expect(total).toBe("126.96");
});

test("tax is null until checkout", async () => {
  const { id } = await createCart(storefront, { lines: [course], buyerIdentity: { countryCode: "CA" } });

  const { body } = await storefront.ask(
    "query ($id: ID!) { cart(id: $id) { cost { totalTaxAmount { amount } totalDutyAmount { amount } } } }",
    { id },
  );

  expect(body.data.cart.cost).toEqual({ totalTaxAmount: null, totalDutyAmount: null });
});

test("Decimal strings keep at least one decimal", async () => {
  const { body } = await storefront.ask(
    `query ($ids: [ID!]!) { nodes(ids: $ids) { ... on ProductVariant { price { amount } } } }`,
    { ids: [variants.course, variants.spiral] },
  );

  expect(body.data.nodes).toEqual([{ price: { amount: "79.0" } }, { price: { amount: "22.99" } }]);
});

test("Mutations never answer from a cache", async () => {
  const { id } = await createCart(storefront, {});
  const add = () =>
    storefront.ask(
      `mutation ($id: ID!, $lines: [CartLineInput!]!) { cartLinesAdd(cartId: $id, lines: $lines) { cart { totalQuantity } } }`,
      { id, lines: [course] },
    );

  const answers = [await add(), await add(), await add()];

  expect(answers.map(({ body }) => body.data.cartLinesAdd.cart.totalQuantity)).toEqual([1, 2, 3]);
});
