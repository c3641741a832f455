import { flattenConnection, parseMetafield } from "@shopify/hydrogen-react";
import {
  CartAttributesUpdate,
  CartBuyerIdentityUpdate,
  CartCreate,
  CartDiscountCodesUpdate,
  CartLineAdd,
  CartLineRemove,
  CartLineUpdate,
  CartNoteUpdate,
  CartQuery,
  defaultCartFragment,
} from "@shopify/hydrogen-react/cart-queries";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type RunningStorefront, startStorefront } from "../../support/storefront.ts";
import { variants } from "../../support/stocked-seed.ts";

let storefront: RunningStorefront;
beforeAll(async () => {
  storefront = await startStorefront();
});
afterAll(() => storefront.stop());

const inCanada = { country: "CA", language: "EN" };

describe.each([["2025-01"], ["2026-04"]])("hydrogen-react's own documents in %s", (version) => {
  const ask = (query: string, variables: object) =>
    storefront.ask(query, { ...inCanada, ...variables }, { version });

  async function createCart() {
    const input = { lines: [{ merchandiseId: variants.course }], buyerIdentity: { countryCode: "CA" } };
    const { body } = await ask(CartCreate(defaultCartFragment), { input });
    return body.data.cartCreate.cart;
  }

  test("make a cart and read it back", async () => {
    const cart = await createCart();

    const { body } = await ask(CartQuery(defaultCartFragment), { id: cart.id });

    expect(body).toEqual({ data: { cart } });
    expect(flattenConnection(cart.lines)).toMatchObject([
      { quantity: 1, cost: { totalAmount: { amount: "109.0", currencyCode: "CAD" } } },
    ]);
  });

  test("add, update and remove lines", async () => {
    const { id } = await createCart();

    const added = await ask(CartLineAdd(defaultCartFragment), {
      cartId: id,
      lines: [{ merchandiseId: variants.bundle }],
    });
    const [{ node: bundle }, { node: course }] = added.body.data.cartLinesAdd.cart.lines.edges;
    const updated = await ask(CartLineUpdate(defaultCartFragment), {
      cartId: id,
      lines: [{ id: bundle.id, quantity: 3 }],
    });
    const removed = await ask(CartLineRemove(defaultCartFragment), { cartId: id, lines: [course.id] });

    expect(updated.body.data.cartLinesUpdate.cart.totalQuantity).toBe(4);
    expect(removed.body.data.cartLinesRemove.cart.lines.edges).toMatchObject([
      { node: { id: bundle.id, quantity: 3 } },
    ]);
  });

  test("update note, attributes, codes and buyer", async () => {
    const { id } = await createCart();
    const attributes = [{ key: "origin", value: "sl101" }];

    await ask(CartNoteUpdate(defaultCartFragment), { cartId: id, note: "For Ana" });
    await ask(CartAttributesUpdate(defaultCartFragment), { cartId: id, attributes });
    await ask(CartDiscountCodesUpdate(defaultCartFragment), { cartId: id, discountCodes: ["WELCOME"] });
    const { body } = await ask(CartBuyerIdentityUpdate(defaultCartFragment), {
      cartId: id,
      buyerIdentity: { countryCode: "US" },
    });

    expect(body.data.cartBuyerIdentityUpdate.cart).toMatchObject({
      note: "For Ana",
      attributes,
      discountCodes: [{ code: "WELCOME", applicable: false }],
      buyerIdentity: { countryCode: "US" },
      cost: { totalAmount: { amount: "79.0", currencyCode: "USD" } },
    });
  });
});

test("parseMetafield reads a course's place in its series as a number", async () => {
  const { body } = await storefront.ask(`{
    product(handle: "level-2a-online-asl-course") { metafield(namespace: "custom", key: "orderinseries") { type value } }
  }`);

  expect(parseMetafield(body.data.product.metafield)).toMatchObject({ parsedValue: 3 });
});
