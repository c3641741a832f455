import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestStorefront, startTestStorefront } from "../../support/storefront.ts";
import { stockedSeed, variants } from "../../support/stocked-seed.ts";
import { toAddress } from "../../support/delivered-cart.ts";

let storefront: TestStorefront;
beforeAll(async () => {
  storefront = await startTestStorefront({
    seed: {
      ...stockedSeed,
      giftCards: [
        { id: "gid://shopify/GiftCard/1", code: "FIFTY", currency: "USD", balance: 5_000, expiresAt: null },
      ],
    },
  });
});
afterAll(() => storefront.stop());

const everything = `
  id note totalQuantity
  attributes { key value }
  discountCodes { code }
  buyerIdentity {
    countryCode email phone
    preferences { wallet delivery { deliveryMethod pickupHandle coordinates { latitude longitude countryCode } } }
  }
  delivery { addresses { id } }
  appliedGiftCards { id }
  cost { subtotalAmount { amount currencyCode } }
  lines(first: 10) { nodes { id quantity attributes { key value } merchandise { ... on ProductVariant { id } } } }`;

const input = {
  lines: [{ merchandiseId: variants.course, attributes: [{ key: "first", value: "Ana" }] }],
  note: "A note",
  attributes: [{ key: "origin", value: "sl101" }],
  discountCodes: ["CODE"],
  giftCardCodes: ["FIFTY"],
  delivery: { addresses: [toAddress()] },
  buyerIdentity: {
    countryCode: "CA",
    email: "ana@shop.test",
    phone: "+15145550100",
    preferences: {
      wallet: ["shop_pay"],
      delivery: {
        deliveryMethod: ["SHIPPING"],
        coordinates: { latitude: 45.5, longitude: -73.6, countryCode: "CA" },
      },
    },
  },
};

async function createWholeCart() {
  const { body } = await storefront.ask(
    `mutation ($input: CartInput) { cartCreate(input: $input) { cart { ${everything} } } }`,
    { input },
    { version: "2026-04" },
  );
  return body.data.cartCreate.cart;
}

async function change(field: string, cartId: string) {
  const { body } = await storefront.ask(
    `mutation ($cartId: ID!) { answer: ${field}(cartId: $cartId) { cart { ${everything} } userErrors { code field } } }`,
    { cartId },
    { version: "2026-04" },
  );
  return body.data.answer;
}

const nobody = { countryCode: "CA", email: null, phone: null, preferences: null };

test("the buyer's preferences are stored unchanged", async () => {
  const { buyerIdentity } = await createWholeCart();

  expect(buyerIdentity.preferences).toEqual({
    wallet: ["shop_pay"],
    delivery: {
      deliveryMethod: ["SHIPPING"],
      pickupHandle: [],
      coordinates: { latitude: 45.5, longitude: -73.6, countryCode: "CA" },
    },
  });
});

test("removing personal data clears the buyer and the addresses and keeps the lines", async () => {
  const cart = await createWholeCart();

  const { cart: stripped } = await change("cartRemovePersonalData", cart.id);

  expect(stripped).toEqual({ ...cart, buyerIdentity: nobody, delivery: { addresses: [] } });
});

test("a clone is a separate cart with the same lines", async () => {
  const cart = await createWholeCart();

  const { cart: clone } = await change("cartClone", cart.id);
  const { body } = await storefront.ask(
    `query ($id: ID!) { cart(id: $id) { buyerIdentity { email } delivery { addresses { id } } } }`,
    { id: cart.id },
  );

  const lineIds = (of: typeof cart) => of.lines.nodes.map(({ id }: { id: string }) => id);
  expect(clone.id).toMatch(/^gid:\/\/shopify\/Cart\/\w+\?key=[0-9a-f]{32}$/);
  expect(clone.id).not.toBe(cart.id);
  expect(lineIds(clone)).not.toEqual(lineIds(cart));
  expect(clone).toMatchObject({
    buyerIdentity: nobody,
    delivery: { addresses: [] },
    note: "A note",
    totalQuantity: 1,
    discountCodes: [{ code: "CODE" }],
    cost: cart.cost,
  });
  expect(body.data.cart).toEqual({
    buyerIdentity: { email: "ana@shop.test" },
    delivery: { addresses: cart.delivery.addresses },
  });
});

const line = { merchandiseId: variants.course };
const list = (name: string, type: string, value: unknown) => ({ name, type, value });

test.each([
  ["cartLinesAdd", list("lines", "[CartLineInput!]!", [line])],
  ["cartLinesUpdate", list("lines", "[CartLineUpdateInput!]!", [{ id: "gid://shopify/CartLine/1" }])],
  ["cartLinesRemove", list("lineIds", "[ID!]!", [])],
  ["cartBuyerIdentityUpdate", list("buyerIdentity", "CartBuyerIdentityInput!", {})],
  ["cartDiscountCodesUpdate", list("discountCodes", "[String!]!", [])],
  ["cartGiftCardCodesAdd", list("giftCardCodes", "[String!]!", [])],
  ["cartGiftCardCodesUpdate", list("giftCardCodes", "[String!]!", [])],
  ["cartGiftCardCodesRemove", list("appliedGiftCardIds", "[ID!]!", [])],
  ["cartDeliveryAddressesAdd", list("addresses", "[CartSelectableAddressInput!]!", [])],
  ["cartDeliveryAddressesReplace", list("addresses", "[CartSelectableAddressInput!]!", [])],
  ["cartDeliveryAddressesUpdate", list("addresses", "[CartSelectableAddressUpdateInput!]!", [])],
  ["cartDeliveryAddressesRemove", list("addressIds", "[ID!]!", [])],
  [
    "cartSelectedDeliveryOptionsUpdate",
    list("selectedDeliveryOptions", "[CartSelectedDeliveryOptionInput!]!", []),
  ],
  ["cartAttributesUpdate", list("attributes", "[AttributeInput!]!", [])],
  ["cartNoteUpdate", list("note", "String!", "another")],
])("%s with a wrong key finds no cart", async (field, { name, type, value }) => {
  const cart = await createWholeCart();
  const cartId = cart.id.replace(/key=.*/, `key=${"0".repeat(32)}`);

  const { body } = await storefront.ask(
    `mutation ($cartId: ID!, $value: ${type}) {
      ${field}(cartId: $cartId, ${name}: $value) { cart { id } userErrors { code field message } }
    }`,
    { cartId, value },
    { version: "2026-04" },
  );

  expect(body.data[field]).toEqual({
    cart: null,
    userErrors: [{ code: "INVALID", field: ["cartId"], message: "The specified cart does not exist." }],
  });
});

test.each([["cartClone"], ["cartRemovePersonalData"]])("%s with a wrong key finds no cart", async (field) => {
  const cart = await createWholeCart();

  const answer = await change(field, cart.id.replace(/key=.*/, "key=wrong"));

  expect(answer).toEqual({ cart: null, userErrors: [{ code: "INVALID", field: ["cartId"] }] });
});

test("buyer data is hidden without the cart's key", async () => {
  const cart = await createWholeCart();

  const { body } = await storefront.ask(`query ($id: ID!) { cart(id: $id) { ${everything} } }`, {
    id: cart.id.replace(/\?.*/, ""),
  });

  expect(body.data.cart).toEqual({
    ...cart,
    id: cart.id.replace(/\?.*/, ""),
    buyerIdentity: nobody,
    delivery: { addresses: [] },
    appliedGiftCards: [],
  });
});
