import type { GiftCard } from "@shop/emulators/storefront/domain/cart/gift-card-store.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createDiscount } from "../../support/discounts.ts";
import { type TestStorefront, startTestStorefront } from "../../support/storefront.ts";
import { stockedSeed, variants } from "../../support/stocked-seed.ts";

const createGiftCard = (number: number, given: Pick<GiftCard, "code"> & Partial<GiftCard>): GiftCard => ({
  id: `gid://shopify/GiftCard/${number}`,
  currency: "USD",
  balance: 5_000,
  expiresAt: null,
  ...given,
});

let storefront: TestStorefront;
beforeAll(async () => {
  storefront = await startTestStorefront({
    now: () => new Date("2026-11-01T12:00:00Z"),
    seed: {
      ...stockedSeed,
      discounts: [createDiscount("TWENTY")],
      giftCards: [
        createGiftCard(1, { code: "FIFTYDOLLARS" }),
        createGiftCard(2, { code: "HUNDREDDOLLARS", balance: 10_000 }),
        createGiftCard(3, { code: "HUNDREDCANADIAN", balance: 10_000, currency: "CAD" }),
        createGiftCard(4, { code: "EMPTY", balance: 0 }),
        createGiftCard(5, { code: "OVER", expiresAt: "2026-11-01T11:00:00.000Z" }),
      ],
    },
  });
});
afterAll(() => storefront.stop());

const selection = `{
  cart {
    id
    cost { subtotalAmount { amount } totalAmount { amount currencyCode } checkoutChargeAmount { amount } }
    appliedGiftCards {
      id lastCharacters
      amountUsed { amount currencyCode } balance { amount currencyCode } presentmentAmountUsed { amount currencyCode }
      amountUsedV2 { amount } balanceV2 { amount }
    }
  }
  userErrors { code field message }
  warnings { code }
}`;

async function send(call: string, types: string, variables: object) {
  const query = `mutation (${types}) { answer: ${call} ${selection} }`;
  const { body } = await storefront.ask(query, { ...variables }, { version: "2026-04" });
  return body.data.answer;
}

const create = (giftCardCodes: string[], given: object = {}) =>
  send("cartCreate(input: $input)", "$input: CartInput", {
    input: { lines: [{ merchandiseId: variants.course }], giftCardCodes, ...given },
  });

const change = (field: string, cartId: string, giftCardCodes: string[]) =>
  send(
    `${field}(cartId: $cartId, giftCardCodes: $giftCardCodes)`,
    "$cartId: ID!, $giftCardCodes: [String!]!",
    {
      cartId,
      giftCardCodes,
    },
  );

const remove = (cartId: string, appliedGiftCardIds: string[]) =>
  send(
    "cartGiftCardCodesRemove(cartId: $cartId, appliedGiftCardIds: $appliedGiftCardIds)",
    "$cartId: ID!, $appliedGiftCardIds: [ID!]!",
    { cartId, appliedGiftCardIds },
  );

const dollars = (amount: string) => ({ amount, currencyCode: "USD" });

test("a gift card lowers the total, but not the subtotal or the charge", async () => {
  const { cart, userErrors, warnings } = await create(["FIFTYDOLLARS"]);

  expect([userErrors, warnings]).toEqual([[], []]);
  expect(cart.cost).toEqual({
    subtotalAmount: { amount: "79.0" },
    checkoutChargeAmount: { amount: "79.0" },
    totalAmount: dollars("29.0"),
  });
  expect(cart.appliedGiftCards).toEqual([
    {
      id: expect.stringMatching(/^gid:\/\/shopify\/AppliedGiftCard\/[-0-9a-f]{36}$/),
      lastCharacters: "lars",
      amountUsed: dollars("50.0"),
      balance: dollars("0.0"),
      presentmentAmountUsed: dollars("50.0"),
      amountUsedV2: { amount: "50.0" },
      balanceV2: { amount: "0.0" },
    },
  ]);
});

test("a gift card pays after discounts and keeps its unused balance", async () => {
  const { cart } = await create(["hundreddollars"], { discountCodes: ["TWENTY"] });

  expect(cart.cost.totalAmount).toEqual(dollars("0.0"));
  expect(cart.appliedGiftCards).toMatchObject([{ amountUsed: dollars("63.2"), balance: dollars("36.8") }]);
});

test("the first of several gift cards pays first", async () => {
  const { cart } = await create(["FIFTYDOLLARS", "HUNDREDDOLLARS"]);

  expect(cart.appliedGiftCards).toMatchObject([
    { amountUsed: dollars("50.0"), balance: dollars("0.0") },
    { amountUsed: dollars("29.0"), balance: dollars("71.0") },
  ]);
});

test("a gift card in another currency pays its converted value", async () => {
  const { cart } = await create(["HUNDREDCANADIAN"]);

  expect(cart.cost.totalAmount).toEqual(dollars("6.54"));
  expect(cart.appliedGiftCards).toMatchObject([
    {
      amountUsed: { amount: "100.0", currencyCode: "CAD" },
      balance: { amount: "0.0", currencyCode: "CAD" },
      presentmentAmountUsed: dollars("72.46"),
    },
  ]);
});

test("adding cards keeps the existing ones, and a duplicate counts once", async () => {
  const { cart } = await create(["FIFTYDOLLARS"]);

  const added = await change("cartGiftCardCodesAdd", cart.id, [
    "HUNDREDDOLLARS",
    "fiftydollars",
    "hundreddollars",
  ]);

  expect(added.cart.appliedGiftCards).toHaveLength(2);
  expect(added.cart.appliedGiftCards[0].id).toBe(cart.appliedGiftCards[0].id);
});

test("updating replaces the existing cards", async () => {
  const { cart } = await create(["FIFTYDOLLARS"]);

  const updated = await change("cartGiftCardCodesUpdate", cart.id, ["HUNDREDDOLLARS"]);
  const emptied = await change("cartGiftCardCodesUpdate", cart.id, []);

  expect(updated.cart.appliedGiftCards).toMatchObject([{ amountUsed: dollars("79.0") }]);
  expect(emptied.cart.appliedGiftCards).toEqual([]);
});

test("a card is removed by its ID on the cart", async () => {
  const { cart } = await create(["FIFTYDOLLARS", "HUNDREDDOLLARS"]);

  const removed = await remove(cart.id, [cart.appliedGiftCards[0].id]);
  const again = await remove(cart.id, [cart.appliedGiftCards[0].id]);

  expect(removed.cart.appliedGiftCards).toMatchObject([{ amountUsed: dollars("79.0") }]);
  expect(again.userErrors).toMatchObject([{ code: "INVALID", field: ["appliedGiftCardIds", "0"] }]);
  expect(again.cart.appliedGiftCards).toHaveLength(1);
});

test.each([["NOBODYS"], ["EMPTY"], ["OVER"]])("the code %s is silently ignored", async (code) => {
  const { cart, userErrors, warnings } = await create([code, "FIFTYDOLLARS"]);

  expect([userErrors, warnings]).toEqual([[], []]);
  expect(cart.appliedGiftCards).toHaveLength(1);
});

test("without the cart's key, its gift cards are hidden", async () => {
  const { cart } = await create(["FIFTYDOLLARS"]);

  const { body } = await storefront.ask("query ($id: ID!) { cart(id: $id) { appliedGiftCards { id } } }", {
    id: cart.id.replace(/\?.*/, ""),
  });

  expect(body.data.cart.appliedGiftCards).toEqual([]);
});
