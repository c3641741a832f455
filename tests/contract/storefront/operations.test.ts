import { apiVersions } from "@shop/emulators/storefront/graphql/api/api-versions.ts";
import { createStorefrontSchema } from "@shop/emulators/storefront/graphql/schema/storefront-schema.ts";
import * as cartOperations from "@shop/web/commerce/operations/cart-operations.ts";
import * as fullProductOperations from "@shop/web/commerce/operations/full-product-operations.ts";
import * as productOperations from "@shop/web/commerce/operations/product-operations.ts";
import { parse, validate } from "graphql/index.js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type TestStorefront, startTestStorefront } from "../../support/storefront.ts";
import { variants } from "../../support/stocked-seed.ts";

let storefront: TestStorefront;
beforeAll(async () => {
  storefront = await startTestStorefront();
});
afterAll(() => storefront.stop());

const operations = Object.entries({ ...cartOperations, ...productOperations, ...fullProductOperations });

describe.each(apiVersions)("the site's operations in %s", (version) => {
  const schema = createStorefrontSchema(version);
  const ask = (operation: { toString: () => string }, variables: object) =>
    storefront.ask(String(operation), { country: "CA", ...variables }, { version });

  async function createCart() {
    const { body } = await ask(cartOperations.createCartMutation, {
      input: { lines: [{ merchandiseId: variants.course }], buyerIdentity: { countryCode: "CA" } },
    });
    return body.data.cartCreate.cart;
  }

  test.each(operations)("%s is valid", (_name, operation) => {
    expect(validate(schema, parse(String(operation)))).toEqual([]);
  });

  test("productPriceQuery returns a bundle's prices", async () => {
    const { body } = await ask(productOperations.productPriceQuery, { handle: "complete-course-bundle" });

    expect(body.errors).toBeUndefined();
    expect(body.data.product.variants.nodes[0]).toMatchObject({
      title: "online course",
      price: { amount: "327.0", currencyCode: "CAD" },
      compareAtPrice: { amount: "436.0", currencyCode: "CAD" },
    });
  });

  test("collectionPricesQuery returns every course on sale", async () => {
    const { body } = await ask(productOperations.collectionPricesQuery, { handle: "active-courses" });

    expect(body.errors).toBeUndefined();
    expect(body.data.collection.products.nodes).toHaveLength(9);
  });

  test("createCartMutation and cartQuery return the same cart", async () => {
    const cart = await createCart();

    const { body } = await ask(cartOperations.cartQuery, { cartId: cart.id });

    expect(body.data).toEqual({ cart });
    expect(cart.lines.nodes).toMatchObject([
      {
        merchandise: {
          title: "online course",
          sku: "ASL-1A-ONLINE",
          product: { handle: "level-1a-online-asl-course" },
        },
      },
    ]);
  });

  test("addCartLinesMutation reports what's sold out", async () => {
    const { id } = await createCart();

    const { body } = await ask(cartOperations.addCartLinesMutation, {
      cartId: id,
      lines: [{ merchandiseId: variants.paperback }],
    });

    expect(body.data.cartLinesAdd).toMatchObject({
      userErrors: [],
      warnings: [{ code: "MERCHANDISE_OUT_OF_STOCK" }],
      cart: { totalQuantity: 1 },
    });
  });

  test("updateCartLinesMutation and removeCartLinesMutation change the cart", async () => {
    const { id, lines } = await createCart();
    const [line] = lines.nodes;

    const updated = await ask(cartOperations.updateCartLinesMutation, {
      cartId: id,
      lines: [{ id: line.id, quantity: 2 }],
    });
    const removed = await ask(cartOperations.removeCartLinesMutation, { cartId: id, lineIds: [line.id] });

    expect(updated.body.data.cartLinesUpdate).toMatchObject({ userErrors: [], cart: { totalQuantity: 2 } });
    expect(removed.body.data.cartLinesRemove).toMatchObject({ userErrors: [], cart: { totalQuantity: 0 } });
  });
});
