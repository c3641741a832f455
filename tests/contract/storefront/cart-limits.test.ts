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

const toSeats = (count: number, first = 0) =>
  Array.from({ length: count }, (_seat, index) => ({
    merchandiseId: variants.course,
    attributes: [{ key: "studentId", value: String(first + index) }],
  }));

async function countLines(id: string) {
  const { body } = await storefront.ask("query ($id: ID!) { cart(id: $id) { totalQuantity } }", { id });
  return body.data.cart.totalQuantity;
}

test("a list of 250 is accepted, and one of 251 is rejected up front", async () => {
  const { id } = await createCart(storefront, { lines: toSeats(250) });

  const { body } = await storefront.ask(add, { cartId: id, lines: toSeats(251, 250) });

  expect(body.errors).toMatchObject([
    {
      message: "The input array size of 251 is greater than the maximum allowed of 250.",
      extensions: { code: "MAX_INPUT_SIZE_EXCEEDED" },
    },
  ]);
  expect(await countLines(id)).toBe(250);
});

test.each([
  ["2025-01", "LESS_THAN"],
  ["2026-04", "CART_TOO_LARGE"],
])("in %s a cart holds 500 lines, and one more is %s", async (version, code) => {
  const { id } = await createCart(storefront, { lines: toSeats(250) });
  await storefront.ask(add, { cartId: id, lines: toSeats(250, 250) });

  const { body } = await storefront.ask(add, { cartId: id, lines: toSeats(1, 500) }, { version });

  expect(body.data.answer).toMatchObject({ cart: null, userErrors: [{ code, field: ["lines"] }] });
  expect(await countLines(id)).toBe(500);
});

test("a full cart accepts more of what it already has", async () => {
  const { id } = await createCart(storefront, { lines: toSeats(250) });
  await storefront.ask(add, { cartId: id, lines: toSeats(250, 250) });

  const { body } = await storefront.ask(add, { cartId: id, lines: toSeats(1, 7) });

  expect(body.data.answer.userErrors).toEqual([]);
  expect(body.data.answer.cart.totalQuantity).toBe(501);
});

test.each([
  [1_000_001, "LESS_THAN"],
  [-1, "INVALID"],
])("a line of %i is rejected", async (quantity, code) => {
  const { id, lines } = await createCart(storefront, { lines: [{ merchandiseId: variants.course }] });

  const added = await storefront.ask(add, {
    cartId: id,
    lines: [{ merchandiseId: variants.course, quantity }],
  });
  const updated = await storefront.ask(update, { cartId: id, lines: [{ id: lines[0]?.id, quantity }] });

  const error = { code, field: ["lines", "0", "quantity"] };
  expect(added.body.data.answer.userErrors).toMatchObject([error]);
  expect(updated.body.data.answer.userErrors).toMatchObject([error]);
  expect(await countLines(id)).toBe(1);
});

test("a line can hold a million, priced to the cent, and not one more", async () => {
  const { id } = await createCart(storefront, {});

  const million = await storefront.ask(add, {
    cartId: id,
    lines: [{ merchandiseId: variants.bundle, quantity: 1_000_000 }],
  });
  const more = await storefront.ask(add, { cartId: id, lines: [{ merchandiseId: variants.bundle }] });

  expect(million.body.data.answer.cart.cost.totalAmount.amount).toBe("237000000.0");
  expect(more.body.data.answer.userErrors).toMatchObject([{ code: "LESS_THAN", field: ["lines"] }]);
});

test.each([
  ["2025-01", "INVALID"],
  ["2026-04", "SELLING_PLAN_NOT_APPLICABLE"],
])("in %s a selling plan, which the shop doesn't have, is %s", async (version, code) => {
  const { id } = await createCart(storefront, {});

  const { body } = await storefront.ask(
    add,
    {
      cartId: id,
      lines: [{ merchandiseId: variants.course, sellingPlanId: "gid://shopify/SellingPlan/1" }],
    },
    { version },
  );

  expect(body.data.answer).toEqual({
    cart: null,
    userErrors: [
      { code, field: ["lines", "0", "sellingPlanId"], message: "Cannot apply selling plan to variant" },
    ],
    warnings: [],
  });
});

test("the error for nested lines names the field", async () => {
  const { id } = await createCart(storefront, {});

  const { body } = await storefront.ask(
    add,
    {
      cartId: id,
      lines: [{ merchandiseId: variants.course, parent: { merchandiseId: variants.bundle } }],
    },
    { version: "2026-04" },
  );

  expect(body.errors).toMatchObject([{ message: "CartLineInput.parent is not emulated." }]);
});

test("fifty simultaneous adds all count, each as one line", async () => {
  const { id } = await createCart(storefront, {});

  await Promise.all(
    toSeats(50).map((line) =>
      storefront.ask(add, { cartId: id, lines: [line, { merchandiseId: variants.bundle }] }),
    ),
  );
  const { body } = await storefront.ask(
    `query ($id: ID!) { cart(id: $id) { totalQuantity cost { totalAmount { amount } } lines(first: 100) { nodes { quantity attributes { value } } } } }`,
    { id },
  );

  const { totalQuantity, cost, lines } = body.data.cart;
  const seats = lines.nodes.flatMap(({ attributes }: { attributes: { value: string }[] }) => attributes);
  expect([totalQuantity, lines.nodes.length, cost.totalAmount.amount]).toEqual([100, 51, "15800.0"]);
  expect(new Set(seats.map(({ value }: { value: string }) => value)).size).toBe(50);
});
