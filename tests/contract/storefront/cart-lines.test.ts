import { afterAll, beforeAll, expect, test } from "vitest";
import { createCart, selection } from "../../support/cart.ts";
import { type TestStorefront, startTestStorefront } from "../../support/storefront.ts";
import { variants } from "../../support/stocked-seed.ts";

let storefront: TestStorefront;
beforeAll(async () => {
  storefront = await startTestStorefront();
});
afterAll(() => storefront.stop());

const add = `mutation ($cartId: ID!, $lines: [CartLineInput!]!) { answer: cartLinesAdd(cartId: $cartId, lines: $lines) ${selection} }`;
const update = `mutation ($cartId: ID!, $lines: [CartLineUpdateInput!]!) { answer: cartLinesUpdate(cartId: $cartId, lines: $lines) ${selection} }`;
const remove = `mutation ($cartId: ID!, $lineIds: [ID!]!) { answer: cartLinesRemove(cartId: $cartId, lineIds: $lineIds) ${selection} }`;

const forAna = [{ key: "first", value: "Ana" }];

test("the same merchandise with the same attributes merges into one line", async () => {
  const { id } = await createCart(storefront, {
    lines: [{ merchandiseId: variants.course, attributes: forAna }],
  });

  const { body } = await storefront.ask(add, {
    cartId: id,
    lines: [{ merchandiseId: variants.course, attributes: forAna, quantity: 2 }],
  });

  expect(body.data.answer.cart.lines.nodes).toMatchObject([{ quantity: 3, attributes: forAna }]);
  expect(body.data.answer.cart.totalQuantity).toBe(3);
});

test("lines with different attributes stay separate, newest first", async () => {
  const { id } = await createCart(storefront, {
    lines: [{ merchandiseId: variants.course, attributes: forAna }],
  });

  const { body } = await storefront.ask(add, { cartId: id, lines: [{ merchandiseId: variants.course }] });

  expect(body.data.answer.cart.lines.nodes).toMatchObject([{ attributes: [] }, { attributes: forAna }]);
});

test("a quantity of 0 removes the line", async () => {
  const { id, lines } = await createCart(storefront, {
    lines: [{ merchandiseId: variants.course }, { merchandiseId: variants.bundle }],
  });

  const { body } = await storefront.ask(update, { cartId: id, lines: [{ id: lines[0]?.id, quantity: 0 }] });

  expect(body.data.answer).toMatchObject({ userErrors: [], warnings: [] });
  expect(body.data.answer.cart.lines.nodes).toMatchObject([{ id: lines[1]?.id }]);
});

test("an update changes a line's quantity, variant and attributes", async () => {
  const { id, lines } = await createCart(storefront, { lines: [{ merchandiseId: variants.course }] });

  const { body } = await storefront.ask(update, {
    cartId: id,
    lines: [{ id: lines[0]?.id, quantity: 4, merchandiseId: variants.bundle, attributes: forAna }],
  });

  expect(body.data.answer.cart.lines.nodes).toMatchObject([
    { id: lines[0]?.id, quantity: 4, merchandise: { id: variants.bundle }, attributes: forAna },
  ]);
});

test("a removed line is gone and the others stay", async () => {
  const { id, lines } = await createCart(storefront, {
    lines: [{ merchandiseId: variants.course }, { merchandiseId: variants.bundle }],
  });

  const { body } = await storefront.ask(remove, { cartId: id, lineIds: [lines[1]?.id] });

  expect(body.data.answer.cart.lines.nodes).toMatchObject([{ id: lines[0]?.id }]);
});

test("a sold-out variant makes a line of quantity 0 with a warning, not an error", async () => {
  const { id } = await createCart(storefront, {});

  const { body } = await storefront.ask(add, { cartId: id, lines: [{ merchandiseId: variants.paperback }] });

  const [line] = body.data.answer.cart.lines.nodes;
  expect(line.quantity).toBe(0);
  expect(body.data.answer.userErrors).toEqual([]);
  expect(body.data.answer.warnings).toEqual([
    {
      code: "MERCHANDISE_OUT_OF_STOCK",
      target: line.id,
      message: "The product 'Getting Started with ASL - paperback' is already sold out.",
    },
  ]);
});

test("a quantity over the stock is clamped with a warning", async () => {
  const { id } = await createCart(storefront, {});

  const { body } = await storefront.ask(add, {
    cartId: id,
    lines: [{ merchandiseId: variants.spiral, quantity: 5 }],
  });

  const [line] = body.data.answer.cart.lines.nodes;
  expect(line.quantity).toBe(3);
  expect(body.data.answer.userErrors).toEqual([]);
  expect(body.data.answer.warnings).toEqual([
    {
      code: "MERCHANDISE_NOT_ENOUGH_STOCK",
      target: line.id,
      message: "Only 3 items were added to your cart due to availability.",
    },
  ]);
});

test("adding to a line that has the whole stock adds nothing and warns", async () => {
  const { id, lines } = await createCart(storefront, {
    lines: [{ merchandiseId: variants.spiral, quantity: 3 }],
  });

  const { body } = await storefront.ask(add, { cartId: id, lines: [{ merchandiseId: variants.spiral }] });

  expect(body.data.answer.cart.totalQuantity).toBe(3);
  expect(body.data.answer.warnings).toEqual([
    {
      code: "MERCHANDISE_NOT_ENOUGH_STOCK",
      target: lines[0]?.id,
      message: "Only 3 items were added to your cart due to availability.",
    },
  ]);
});

test("an unknown variant is a user error on its line, and nothing is added", async () => {
  const { id } = await createCart(storefront, {});
  const unknown = "gid://shopify/ProductVariant/1";

  const { body } = await storefront.ask(add, {
    cartId: id,
    lines: [{ merchandiseId: variants.course }, { merchandiseId: unknown }],
  });
  const read = await storefront.ask("query ($id: ID!) { cart(id: $id) { totalQuantity } }", { id });

  expect(body.data.answer).toEqual({
    cart: null,
    userErrors: [
      {
        code: "INVALID",
        field: ["lines", "1", "merchandiseId"],
        message: `The merchandise with id ${unknown} does not exist.`,
      },
    ],
    warnings: [],
  });
  expect(read.body.data.cart.totalQuantity).toBe(0);
});

test("an unknown variant creates no cart, and its error field starts at the input", async () => {
  const { body } = await storefront.ask(
    `mutation ($input: CartInput) { answer: cartCreate(input: $input) ${selection} }`,
    { input: { lines: [{ merchandiseId: "gid://shopify/ProductVariant/1" }] } },
  );

  expect(body.data.answer.cart).toBeNull();
  expect(body.data.answer.userErrors).toMatchObject([
    { code: "INVALID", field: ["input", "lines", "0", "merchandiseId"] },
  ]);
});

test.each([
  ["updated", update, (id: string) => ({ lines: [{ id, quantity: 2 }] }), ["lines", "0", "id"]],
  ["removed", remove, (id: string) => ({ lineIds: [id] }), ["lineIds", "0"]],
])("a line that isn't in the cart can't be %s", async (_what, mutation, toVariables, field) => {
  const { id } = await createCart(storefront, { lines: [{ merchandiseId: variants.course }] });

  const { body } = await storefront.ask(mutation, {
    cartId: id,
    ...toVariables("gid://shopify/CartLine/gone?cart=x"),
  });

  expect(body.data.answer.userErrors).toEqual([
    { code: "INVALID_MERCHANDISE_LINE", field, message: "The merchandise line with id gone does not exist." },
  ]);
  expect(body.data.answer.cart.totalQuantity).toBe(1);
});

test("simultaneous changes to a cart all count", async () => {
  const { id } = await createCart(storefront, {});

  await Promise.all(
    Array.from({ length: 20 }, () =>
      storefront.ask(add, { cartId: id, lines: [{ merchandiseId: variants.course }] }),
    ),
  );
  const { body } = await storefront.ask(
    "query ($id: ID!) { cart(id: $id) { totalQuantity lines(first: 5) { nodes { quantity } } } }",
    { id },
  );

  expect(body.data.cart).toEqual({ totalQuantity: 20, lines: { nodes: [{ quantity: 20 }] } });
});
