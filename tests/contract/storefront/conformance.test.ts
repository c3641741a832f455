import { apiVersions } from "@shop/emulators/storefront/graphql/api/api-versions.ts";
import { createStorefrontSchema } from "@shop/emulators/storefront/graphql/schema/storefront-schema.ts";
import { printSchema } from "graphql/index.js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createCart, selection } from "../../support/cart.ts";
import { createDiscountedCart } from "../../support/discounted-cart.ts";
import { combinesWithAll, createDiscount } from "../../support/discounts.ts";
import { stockedSeed, variants } from "../../support/stocked-seed.ts";
import { type RunningStorefront, startStorefront } from "../../support/storefront.ts";

// What storefronts rely on and no other test states. The points come from reports by open-source storefronts and from Shopify's
// schema. The points that aren't here are test names in the files next to this one.

const books = { kind: "collections", handles: ["workbooks"] } as const;
const everything = { kind: "all" } as const;
const tenPercentOff = (code: string, items: typeof books | typeof everything) =>
  createDiscount(code, { value: { kind: "percentage", percent: 10, items }, combinesWith: combinesWithAll });

let storefront: RunningStorefront;
beforeAll(async () => {
  storefront = await startStorefront({
    now: () => new Date("2026-11-21T10:00:00Z"),
    seed: { ...stockedSeed, discounts: [tenPercentOff("BOOKS", books), tenPercentOff("ALL", everything)] },
  });
});
afterAll(() => storefront.stop());

const course = { merchandiseId: variants.course };
const spirals = { merchandiseId: variants.spiral, quantity: 3 };

test.each(apiVersions)("Unknown variant: no code MERCHANDISE_NOT_FOUND exists in %s", (version) => {
  const schema = printSchema(createStorefrontSchema(version));

  expect(schema).toContain("enum CartErrorCode");
  expect(schema).not.toContain("MERCHANDISE_NOT_FOUND");
});

test("Stock problems are warnings, never userErrors", async () => {
  const { body } = await storefront.ask(
    `mutation ($input: CartInput) { cartCreate(input: $input) ${selection} }`,
    { input: { lines: [{ merchandiseId: variants.paperback }, { ...spirals, quantity: 4 }] } },
  );

  expect(body.data.cartCreate.userErrors).toEqual([]);
  expect(body.data.cartCreate.warnings.map(({ code }: { code: string }) => code)).toEqual([
    "MERCHANDISE_NOT_ENOUGH_STOCK",
    "MERCHANDISE_OUT_OF_STOCK",
  ]);
});

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
