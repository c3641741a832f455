import { afterAll, beforeAll, expect, test } from "vitest";
import { createCart, selection } from "../../support/cart.ts";
import { type TestStorefront, startTestStorefront } from "../../support/storefront.ts";
import { variants } from "../../support/stocked-seed.ts";

let storefront: TestStorefront;
beforeAll(async () => {
  storefront = await startTestStorefront();
});
afterAll(() => storefront.stop());

const readCart = `query ($id: ID!) {
  cart(id: $id) {
    id checkoutUrl totalQuantity note attributes { key value }
    buyerIdentity { countryCode email phone }
    cost { totalAmount { amount currencyCode } }
  }
}`;
const updateNote = `mutation ($cartId: ID!, $note: String!) { answer: cartNoteUpdate(cartId: $cartId, note: $note) ${selection} }`;
const updateBuyer = `mutation ($cartId: ID!, $buyerIdentity: CartBuyerIdentityInput!) {
  answer: cartBuyerIdentityUpdate(cartId: $cartId, buyerIdentity: $buyerIdentity) ${selection}
}`;
const updateCodes = `mutation ($cartId: ID!, $discountCodes: [String!]!) {
  answer: cartDiscountCodesUpdate(cartId: $cartId, discountCodes: $discountCodes) ${selection}
}`;

const gone = { code: "INVALID", field: ["cartId"], message: "The specified cart does not exist." };
const withoutKey = (id: string) => id.replace(/\?key=.*/, "");

test("a cart is created with everything in its input", async () => {
  const { body } = await storefront.ask(
    `mutation ($input: CartInput) { answer: cartCreate(input: $input) ${selection} }`,
    {
      input: {
        lines: [{ merchandiseId: variants.bundle, quantity: 2 }],
        attributes: [{ key: "origin", value: "sl101" }],
        discountCodes: ["WELCOME"],
        note: "Wrap it",
        buyerIdentity: { countryCode: "US", email: "ana@shop.test" },
      },
    },
  );

  expect(body.data.answer).toMatchObject({ userErrors: [], warnings: [] });
  expect(body.data.answer.cart).toMatchObject({
    note: "Wrap it",
    totalQuantity: 2,
    attributes: [{ key: "origin", value: "sl101" }],
    discountCodes: [{ code: "WELCOME", applicable: false }],
    buyerIdentity: { countryCode: "US", email: "ana@shop.test", phone: null },
    cost: { totalAmount: { amount: "474.0", currencyCode: "USD" }, totalTaxAmount: null },
    lines: {
      nodes: [
        { cost: { amountPerQuantity: { amount: "237.0" }, compareAtAmountPerQuantity: { amount: "316.0" } } },
      ],
    },
  });
});

test("a cart's ID ends in its key, and its checkout URL has the same token and key", async () => {
  const { id, checkoutUrl } = await createCart(storefront, {});

  expect(id).toMatch(/^gid:\/\/shopify\/Cart\/\w+\?key=[0-9a-f]{32}$/);
  expect(checkoutUrl).toBe(id.replace("gid://shopify/Cart/", `${storefront.url}/cart/c/`));
});

test.each([
  ["a cart that was never created", () => "gid://shopify/Cart/nobody?key=0"],
  ["a cart without its key", withoutKey],
  ["a cart with a wrong key", (id: string) => `${withoutKey(id)}?key=${"0".repeat(32)}`],
])("%s doesn't exist for a mutation", async (_what, toId) => {
  const { id } = await createCart(storefront, { note: "before" });

  const changed = await storefront.ask(updateNote, { cartId: toId(id), note: "after" });
  const { body } = await storefront.ask(readCart, { id });

  expect(changed.body.data.answer).toEqual({ cart: null, userErrors: [gone], warnings: [] });
  expect(body.data.cart.note).toBe("before");
});

test("a query for a cart that was never created returns null", async () => {
  const { body } = await storefront.ask(readCart, { id: "gid://shopify/Cart/nobody?key=0" });

  expect(body.data).toEqual({ cart: null });
  expect(body.errors).toBeUndefined();
});

test("without its key, a cart is returned with buyer data blank and the key hidden", async () => {
  const { id, checkoutUrl } = await createCart(storefront, {
    lines: [{ merchandiseId: variants.course }],
    buyerIdentity: { countryCode: "CA", email: "ana@shop.test", phone: "+15145550100" },
  });

  const { body } = await storefront.ask(readCart, { id: withoutKey(id) });

  expect(body.data.cart).toMatchObject({
    id: withoutKey(id),
    checkoutUrl: checkoutUrl.replace(/\?.*/, ""),
    totalQuantity: 1,
    buyerIdentity: { countryCode: "CA", email: null, phone: null },
    cost: { totalAmount: { amount: "109.0", currencyCode: "CAD" } },
  });
});

test("changing the buyer's country reprices the whole cart in the new currency", async () => {
  const { id } = await createCart(storefront, {
    lines: [{ merchandiseId: variants.course }, { merchandiseId: variants.bundle }],
    buyerIdentity: { countryCode: "US", email: "ana@shop.test" },
  });

  const { body } = await storefront.ask(updateBuyer, { cartId: id, buyerIdentity: { countryCode: "CA" } });

  expect(body.data.answer.cart).toMatchObject({
    buyerIdentity: { countryCode: "CA", email: "ana@shop.test" },
    cost: {
      subtotalAmount: { amount: "436.0", currencyCode: "CAD" },
      totalAmount: { amount: "436.0", currencyCode: "CAD" },
    },
  });
});

test("a cart created in a country's context belongs to that country", async () => {
  const { body } = await storefront.ask(
    `mutation ($input: CartInput) @inContext(country: CA) { answer: cartCreate(input: $input) ${selection} }`,
    { input: { lines: [{ merchandiseId: variants.course }] } },
  );

  expect(body.data.answer.cart).toMatchObject({
    buyerIdentity: { countryCode: "CA" },
    cost: { totalAmount: { amount: "109.0", currencyCode: "CAD" } },
  });
});

test("the cart is priced for its buyer, and its merchandise for the context", async () => {
  const { id } = await createCart(storefront, {
    lines: [{ merchandiseId: variants.course }],
    buyerIdentity: { countryCode: "CA" },
  });

  const { body } = await storefront.ask(updateNote, { cartId: id, note: "no context given" });

  expect(body.data.answer.cart.lines.nodes).toMatchObject([
    { cost: { totalAmount: { currencyCode: "CAD" } }, merchandise: { price: { currencyCode: "USD" } } },
  ]);
});

test("discount codes are case-insensitive, and an unknown one stays as not applicable", async () => {
  const { id } = await createCart(storefront, {});

  const { body } = await storefront.ask(updateCodes, {
    cartId: id,
    discountCodes: ["Welcome", "WELCOME", "OTHER"],
  });

  expect(body.data.answer.cart.discountCodes).toEqual([
    { code: "Welcome", applicable: false },
    { code: "OTHER", applicable: false },
  ]);
});

test.each([
  ["2025-01", []],
  ["2026-04", [expect.objectContaining({ code: "DISCOUNT_NOT_FOUND" })]],
])("in %s an unknown code returns these warnings: %j", async (version, warnings) => {
  const { id } = await createCart(storefront, {});

  const { body } = await storefront.ask(updateCodes, { cartId: id, discountCodes: ["WELCOME"] }, { version });

  expect(body.data.answer).toMatchObject({ userErrors: [], warnings });
});

test("an empty list removes the codes", async () => {
  const { id } = await createCart(storefront, { discountCodes: ["WELCOME"] });

  const { body } = await storefront.ask(updateCodes, { cartId: id, discountCodes: [] });

  expect(body.data.answer.cart.discountCodes).toEqual([]);
});

test("a duplicate attribute key keeps its last value", async () => {
  const { id } = await createCart(storefront, { attributes: [{ key: "origin", value: "before" }] });

  const { body } = await storefront.ask(
    `mutation ($cartId: ID!, $attributes: [AttributeInput!]!) { answer: cartAttributesUpdate(cartId: $cartId, attributes: $attributes) ${selection} }`,
    {
      cartId: id,
      attributes: [
        { key: "affiliateId", value: "a" },
        { key: "affiliateId", value: "none" },
      ],
    },
  );

  expect(body.data.answer.cart.attributes).toEqual([{ key: "affiliateId", value: "none" }]);
});

test("a note over 5,000 characters is rejected", async () => {
  const { id } = await createCart(storefront, {});

  const { body } = await storefront.ask(updateNote, { cartId: id, note: "x".repeat(5001) });

  expect(body.data.answer.userErrors).toMatchObject([{ code: "NOTE_TOO_LONG", field: ["note"] }]);
});

test.each([
  ["customerAccessToken", "unknown", "Customer is invalid"],
  ["companyLocationId", "gid://shopify/CompanyLocation/7", "Company location is invalid"],
  ["email", "unknown", "Email is invalid"],
])("an unknown %s is rejected and the cart stays", async (name, value, message) => {
  const { id } = await createCart(storefront, { buyerIdentity: { countryCode: "CA" } });

  const { body } = await storefront.ask(updateBuyer, { cartId: id, buyerIdentity: { [name]: value } });

  expect(body.data.answer.userErrors).toEqual([{ code: "INVALID", field: ["buyerIdentity", name], message }]);
  expect(body.data.answer.cart.buyerIdentity.countryCode).toBe("CA");
});
