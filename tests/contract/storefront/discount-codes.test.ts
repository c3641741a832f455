import { type CatalogSeed } from "@shop/emulators/storefront/domain/catalog/catalog-seed.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createDiscountedCart, updateDiscountCodes } from "../../support/discounted-cart.ts";
import { createDiscount } from "../../support/discounts.ts";
import { type TestStorefront, startTestStorefront } from "../../support/storefront.ts";
import { stockedSeed, variants } from "../../support/stocked-seed.ts";

const books = { kind: "collections", handles: ["workbooks"] } as const;

const seed: CatalogSeed = {
  ...stockedSeed,
  discounts: [
    createDiscount("TWENTY"),
    createDiscount("BOOKS", { value: { kind: "percentage", percent: 12.5, items: books } }),
    createDiscount("SHIP", { value: { kind: "freeShipping" } }),
    createDiscount("FROM100", { minimum: { kind: "subtotal", amounts: { USD: 10_000, CAD: 14_000 } } }),
    createDiscount("THREE", { minimum: { kind: "quantity", quantity: 3 } }),
    createDiscount("CANADA", { countries: ["CA"] }),
    createDiscount("OVER", { endsAt: "2026-11-01T12:00:00.000Z" }),
    createDiscount("LATER", { startsAt: "2026-11-01T12:00:01.000Z" }),
  ],
};

let storefront: TestStorefront;
beforeAll(async () => {
  storefront = await startTestStorefront({ seed, now: () => new Date("2026-11-01T12:00:00Z") });
});
afterAll(() => storefront.stop());

const courses = (quantity = 1) => ({ merchandiseId: variants.course, quantity });
const spiral = (quantity = 1) => ({ merchandiseId: variants.spiral, quantity });

test.each([
  ["UNKNOWN", [courses()], "DISCOUNT_NOT_FOUND", "Enter a valid discount code"],
  ["OVER", [courses()], "DISCOUNT_CURRENTLY_INACTIVE", "This discount is not valid anymore"],
  ["LATER", [courses()], "DISCOUNT_CURRENTLY_INACTIVE", expect.any(String)],
  [
    "FROM100",
    [courses()],
    "DISCOUNT_PURCHASE_NOT_IN_RANGE",
    "The FROM100 discount code is not valid for the items in your cart",
  ],
  ["THREE", [courses(2)], "DISCOUNT_QUANTITY_NOT_IN_RANGE", expect.any(String)],
  ["BOOKS", [courses()], "DISCOUNT_NO_ENTITLED_LINE_ITEMS", expect.any(String)],
  ["CANADA", [courses()], "DISCOUNT_CUSTOMER_NOT_ELIGIBLE", expect.any(String)],
  ["SHIP", [courses()], "DISCOUNT_NO_ENTITLED_SHIPPING_LINES", expect.any(String)],
  ["TWENTY", [], "DISCOUNT_CODE_NOT_HONOURED", "The TWENTY discount code is not honored"],
])("%s for %j saves nothing and warns with %s", async (discountCode, lines, code, message) => {
  const { cart, warnings, offCart } = await createDiscountedCart(storefront, {
    lines,
    discountCodes: [discountCode],
  });

  const target = cart.id.replace(/\?.*/, "");
  expect(cart.discountCodes).toEqual([{ code: discountCode, applicable: false }]);
  expect(offCart).toEqual([]);
  expect(warnings).toEqual([{ code, message, target }]);
});

test.each([
  ["FROM100", [courses(2)]],
  ["THREE", [courses(2), spiral()]],
  ["SHIP", [spiral()]],
])("%s is for %j", async (code, lines) => {
  const { cart, warnings } = await createDiscountedCart(storefront, { lines, discountCodes: [code] });

  expect(cart.discountCodes).toEqual([{ code, applicable: true }]);
  expect(warnings).toEqual([]);
});

test("version 2025-01 keeps a code that saves nothing and gives no reason", async () => {
  const { cart, warnings } = await createDiscountedCart(
    storefront,
    { lines: [courses()], discountCodes: ["OVER"] },
    "2025-01",
  );

  expect(cart.discountCodes).toEqual([{ code: "OVER", applicable: false }]);
  expect(warnings).toEqual([]);
});

test("a code is case-insensitive and keeps its first spelling", async () => {
  const { cart } = await createDiscountedCart(storefront, { lines: [courses()] });

  const { cart: changed } = await updateDiscountCodes(storefront, cart.id, [
    "twenty",
    "TWENTY",
    " Not-A-Code ",
  ]);

  expect(changed.discountCodes).toEqual([
    { code: "twenty", applicable: true },
    { code: " Not-A-Code ", applicable: false },
  ]);
  expect(changed.discountAllocations).toMatchObject([{ code: "twenty" }]);
});

test("emptying a cart warns first about invalid codes, then about codes that aren't honored", async () => {
  const { cart } = await createDiscountedCart(storefront, { lines: [courses(3)] });
  await updateDiscountCodes(storefront, cart.id, ["TWENTY", "OVER", "FROM100", "UNKNOWN"]);

  const { body } = await storefront.ask(
    `mutation ($cartId: ID!, $lineIds: [ID!]!) {
      cartLinesRemove(cartId: $cartId, lineIds: $lineIds) { warnings { code } }
    }`,
    { cartId: cart.id, lineIds: [cart.lines.nodes[0].id] },
    { version: "2026-04" },
  );

  expect(body.data.cartLinesRemove.warnings).toEqual([
    { code: "DISCOUNT_CURRENTLY_INACTIVE" },
    { code: "DISCOUNT_NOT_FOUND" },
    { code: "DISCOUNT_CODE_NOT_HONOURED" },
    { code: "DISCOUNT_CODE_NOT_HONOURED" },
  ]);
});

test("a code starts to apply once the cart qualifies, without being entered again", async () => {
  const { cart } = await createDiscountedCart(storefront, { lines: [courses()], discountCodes: ["FROM100"] });

  const { body } = await storefront.ask(
    `mutation ($cartId: ID!, $lines: [CartLineInput!]!) {
      cartLinesAdd(cartId: $cartId, lines: $lines) { cart { discountCodes { applicable } cost { totalAmount { amount } } } }
    }`,
    { cartId: cart.id, lines: [courses()] },
  );

  expect(body.data.cartLinesAdd.cart).toEqual({
    discountCodes: [{ applicable: true }],
    cost: { totalAmount: { amount: "126.4" } },
  });
});

test("moving to another country removes a discount that isn't valid there", async () => {
  const { cart, total } = await createDiscountedCart(storefront, {
    lines: [courses()],
    discountCodes: ["CANADA"],
    buyerIdentity: { countryCode: "CA" },
  });

  const { body } = await storefront.ask(
    `mutation ($cartId: ID!) {
      cartBuyerIdentityUpdate(cartId: $cartId, buyerIdentity: { countryCode: US }) {
        cart { discountCodes { applicable } cost { totalAmount { amount } } }
      }
    }`,
    { cartId: cart.id },
  );

  expect(total).toBe("87.2");
  expect(body.data.cartBuyerIdentityUpdate.cart).toEqual({
    discountCodes: [{ applicable: false }],
    cost: { totalAmount: { amount: "79.0" } },
  });
});
