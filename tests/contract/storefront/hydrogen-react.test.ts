import * as hydrogenReact from "@shopify/hydrogen-react";
import * as cartQueries from "@shopify/hydrogen-react/cart-queries";
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
import { type TestStorefront, startTestStorefront } from "../../support/storefront.ts";
import { cartCalls, type CartToAsk } from "../../support/hydrogen-cart-calls.ts";
import { variants } from "../../support/stocked-seed.ts";

const { flattenConnection, IMAGE_FRAGMENT } = hydrogenReact;

let storefront: TestStorefront;
beforeAll(async () => {
  storefront = await startTestStorefront();
});
afterAll(() => storefront.stop());

/** The cart in the response to one of the documents. */
const findCart = ({ cart, ...mutations }: Record<string, { cart?: object }>) =>
  cart ?? Object.values(mutations)[0]?.cart;

const isFragment = ([, value]: [string, unknown]) => typeof value === "string" && value.includes("fragment ");

test("every document the package exports is tested here, and so is its only fragment", () => {
  const names = cartCalls.map(({ name }) => name);

  expect(Object.keys(cartQueries).toSorted()).toEqual([...names, "defaultCartFragment"].toSorted());
  expect(Object.entries(hydrogenReact).filter(isFragment)).toEqual([["IMAGE_FRAGMENT", IMAGE_FRAGMENT]]);
});

describe.each([["2025-01"], ["2026-04"]])("hydrogen-react's own documents in %s", (version) => {
  const ask = (query: string, variables: object) =>
    storefront.ask(query, { country: "CA", language: "EN", ...variables }, { version });

  async function createCart(): Promise<CartToAsk> {
    const input = { lines: [{ merchandiseId: variants.course }], buyerIdentity: { countryCode: "CA" } };
    const { body } = await ask(CartCreate(defaultCartFragment), { input });
    const { cart } = body.data.cartCreate;
    return { id: cart.id, lineId: cart.lines.edges[0].node.id };
  }

  test.each(cartCalls)("$name returns a cart", async ({ document, variables }) => {
    const cart = await createCart();

    const { body } = await ask(document(defaultCartFragment), variables(cart));

    expect(body.errors).toBeUndefined();
    expect(findCart(body.data)).toMatchObject({ id: expect.stringContaining("gid://shopify/Cart/") });
  });

  test("create a cart and read it back", async () => {
    const { id } = await createCart();

    const { body } = await ask(CartQuery(defaultCartFragment), { id });

    expect(flattenConnection(body.data.cart.lines)).toMatchObject([
      { quantity: 1, cost: { totalAmount: { amount: "109.0", currencyCode: "CAD" } } },
    ]);
  });

  test("add, update and remove lines", async () => {
    const { id, lineId } = await createCart();

    const added = await ask(CartLineAdd(defaultCartFragment), {
      cartId: id,
      lines: [{ merchandiseId: variants.bundle }],
    });
    const [{ node: bundle }] = added.body.data.cartLinesAdd.cart.lines.edges;
    const updated = await ask(CartLineUpdate(defaultCartFragment), {
      cartId: id,
      lines: [{ id: bundle.id, quantity: 3 }],
    });
    const removed = await ask(CartLineRemove(defaultCartFragment), {
      cartId: id,
      lines: [lineId],
    });

    expect(updated.body.data.cartLinesUpdate.cart.totalQuantity).toBe(4);
    expect(removed.body.data.cartLinesRemove.cart.lines.edges).toMatchObject([
      { node: { id: bundle.id, quantity: 3 } },
    ]);
  });

  test("update note, attributes, codes and buyer", async () => {
    const { id: cartId } = await createCart();
    const attributes = [{ key: "origin", value: "sl101" }];

    await ask(CartNoteUpdate(defaultCartFragment), { cartId, note: "For Ana" });
    await ask(CartAttributesUpdate(defaultCartFragment), { cartId, attributes });
    await ask(CartDiscountCodesUpdate(defaultCartFragment), {
      cartId,
      discountCodes: ["WELCOME"],
    });
    const { body } = await ask(CartBuyerIdentityUpdate(defaultCartFragment), {
      cartId,
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

  test("read an image", async () => {
    const { body } = await ask(
      `query ($handle: String!, $country: CountryCode, $language: LanguageCode)
      @inContext(country: $country, language: $language) {
        product(handle: $handle) { featuredImage { ...Image } }
      } ${IMAGE_FRAGMENT}`,
      { handle: "level-1a-online-asl-course" },
    );

    expect(body.data.product.featuredImage).toEqual({
      altText: "Cover of Level 1A Online ASL Course",
      url: expect.stringContaining(`${storefront.url}/cdn/shop/files/`),
      width: expect.any(Number),
      height: expect.any(Number),
    });
  });
});

describe("with the visitor's consent", () => {
  const ask = (document: typeof CartCreate, variables: object, version: string) =>
    storefront.ask(
      document(defaultCartFragment, { includeVisitorConsent: true }),
      { visitorConsent: { analytics: true, marketing: false }, ...variables },
      { version },
    );

  test.each(cartCalls)("$name returns a cart in 2026-04", async ({ document, variables }) => {
    const created = await ask(
      CartCreate,
      { input: { lines: [{ merchandiseId: variants.course }] } },
      "2026-04",
    );
    const { cart } = created.body.data.cartCreate;

    const { body } = await ask(
      document,
      variables({ id: cart.id, lineId: cart.lines.edges[0].node.id }),
      "2026-04",
    );

    expect(body.errors).toBeUndefined();
    expect(findCart(body.data)).toMatchObject({ id: expect.stringContaining("gid://shopify/Cart/") });
  });

  test.each(cartCalls)(
    "$name is rejected in 2025-01, which doesn't have the argument",
    async ({ document, variables }) => {
      const { body } = await ask(document, variables({ id: "none", lineId: "none" }), "2025-01");

      expect(body.errors).toContainEqual(
        expect.objectContaining({
          message: "Directive 'inContext' doesn't accept argument 'visitorConsent'",
        }),
      );
    },
  );
});
