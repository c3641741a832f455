import { discounts } from "@shop/emulators/seed/commerce/discounts.ts";
import { createStorefrontSchema } from "@shop/emulators/storefront/graphql/schema/storefront-schema.ts";
import { refusalMessages } from "@shop/web/commerce/cart/code-refusal.ts";
import { assertEnumType } from "graphql/index.js";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { cartOf, createShopper, type Shopper } from "../../support/shopper.ts";
import { type TestStorefront, startTestStorefront } from "../../support/storefront.ts";
import { stockedSeed, variants } from "../../support/stocked-seed.ts";

const gift = "gid://shopify/ProductVariant/8400000000013";

let storefront: TestStorefront;
let shopper: Shopper;
beforeAll(async () => {
  // As Shopify serves the site's API version now that it's retired.
  storefront = await startTestStorefront({ seed: { ...stockedSeed, discounts }, oldestVersion: "2026-04" });
});
beforeEach(() => {
  shopper = createShopper({ url: storefront.url });
});
afterAll(() => storefront.stop());

test("a code is sent in upper case, stored, and reported as already added the second time", async () => {
  await shopper.add({ merchandiseId: variants.bundle });

  const first = await shopper.addCode("WELCOME10");
  const second = await shopper.addCode("welcome10");

  expect(cartOf(first).discountCodes).toEqual([{ code: "WELCOME10", applicable: true }]);
  expect(second.notice).toBe("Code already added");
  expect(cartOf(second).discountCodes).toHaveLength(1);
  expect(shopper.remembered.discountCodes).toEqual(["WELCOME10"]);
});

test("a code entered before there's a cart is applied to the new cart", async () => {
  expect(await shopper.addCode("WELCOME10")).toEqual({ cart: null, problems: [] });

  const cart = cartOf(await shopper.add({ merchandiseId: variants.bundle }));

  expect(cart.discountCodes).toEqual([{ code: "WELCOME10", applicable: true }]);
});

test("a stored code missing from the cart is applied on load, and without stored codes the cart's are stored", async () => {
  const cart = cartOf(await shopper.add({ merchandiseId: variants.bundle }));
  const later = createShopper({ url: storefront.url, cartId: cart.id, discountCodes: ["WELCOME10"] });
  const elsewhere = createShopper({ url: storefront.url, cartId: cart.id });

  expect(cartOf(await later.read()).discountCodes).toMatchObject([{ code: "WELCOME10" }]);
  expect(cartOf(await elsewhere.read()).discountCodes).toMatchObject([{ code: "WELCOME10" }]);
  expect(elsewhere.remembered.discountCodes).toEqual(["WELCOME10"]);
});

const seat = { merchandiseId: variants.course };
const book = { merchandiseId: variants.spiral };

test.each([
  ["NOSUCHCODE", seat, "DISCOUNT_NOT_FOUND"],
  ["EXPIRED", seat, "DISCOUNT_CURRENTLY_INACTIVE"],
  ["SPRING", seat, "DISCOUNT_CURRENTLY_INACTIVE"],
  ["CANADA15", seat, "DISCOUNT_CUSTOMER_NOT_ELIGIBLE"],
  ["BOOK3", seat, "DISCOUNT_NO_ENTITLED_LINE_ITEMS"],
  ["FREESHIP", seat, "DISCOUNT_NO_ENTITLED_SHIPPING_LINES"],
  ["SAVE20", seat, "DISCOUNT_PURCHASE_NOT_IN_RANGE"],
  ["BUY2GET1", book, "DISCOUNT_QUANTITY_NOT_IN_RANGE"],
])(
  "%s saves nothing, and the cart says why when it's changed and when it's read",
  async (code, item, refusal) => {
    await shopper.add(item);

    const data = { code, applicable: false, refusal };
    expect(cartOf(await shopper.addCode(code)).discountCodes).toEqual([data]);
    expect(cartOf(await shopper.read()).discountCodes).toEqual([data]);
  },
);

test("if two codes can't be combined, the one that saves less is marked as unused", async () => {
  await shopper.add({ merchandiseId: variants.bundle });
  await shopper.addCode("SAVE20");

  expect(cartOf(await shopper.addCode("WELCOME10")).discountCodes).toEqual([
    { code: "SAVE20", applicable: false, refusal: "DISCOUNT_CODE_NOT_HONOURED" },
    { code: "WELCOME10", applicable: true },
  ]);
});

test("there's a message for every warning code about discounts in Shopify's newest schema", () => {
  const names = assertEnumType(createStorefrontSchema("2026-04").getType("CartWarningCode"))
    .getValues()
    .map(({ name }) => name);

  expect(Object.keys(refusalMessages).toSorted()).toEqual(
    names.filter((name) => name.startsWith("DISCOUNT_")).toSorted(),
  );
});

test("adding a code that saves nothing says why, and the code isn't stored", async () => {
  await shopper.add({ merchandiseId: variants.bundle });

  const outcome = await shopper.addCode("NOSUCH");

  expect(outcome.notice).toBe(
    "NOSUCH isn’t a code we know. Please check the spelling, and enter gift cards at checkout.",
  );
  expect(shopper.remembered.discountCodes).toEqual([]);
  await shopper.read();
  expect(shopper.remembered.discountCodes).toEqual([]);
});

test("a code that doesn't apply to what's in the cart yet stays stored for when it does", async () => {
  await shopper.addCode("BOOK3");

  await shopper.add(seat);

  expect(shopper.remembered.discountCodes).toEqual(["BOOK3"]);
});

test("of the codes entered before there's a cart, only those that the cart accepts are stored", async () => {
  await shopper.addCode("NOSUCH");
  await shopper.addCode("WELCOME10");

  await shopper.add({ merchandiseId: variants.bundle });

  expect(shopper.remembered.discountCodes).toEqual(["WELCOME10"]);
});

test("a code is removed from the cart and the cookie", async () => {
  await shopper.add({ merchandiseId: variants.bundle });
  await shopper.addCode("WELCOME10");

  expect(cartOf(await shopper.removeCode("welcome10")).discountCodes).toEqual([]);
  expect(shopper.remembered.discountCodes).toEqual([]);
});

test("a school's shopper can't buy gifts or use codes", async () => {
  const school = createShopper({ url: storefront.url, isSchool: true, discountCodes: ["WELCOME10"] });

  expect(await school.add({ merchandiseId: gift })).toMatchObject({
    cart: null,
    problems: [{ code: "no-gifts" }],
  });
  const cart = cartOf(await school.add({ merchandiseId: variants.bundle }));
  expect(cart.discountCodes).toEqual([]);
  expect(await school.addCode("WELCOME10")).toMatchObject({ problems: [{ code: "no-codes" }] });
  expect(cartOf(await school.read()).discountCodes).toEqual([]);
});
