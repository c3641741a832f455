import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import type { CartPage, OpenCartPage } from "../../support/cart-page.tsx";
import { startCartPages } from "../../support/start-cart-pages.ts";
import type { TestStorefront } from "../../support/storefront.ts";
import { variants } from "../../support/stocked-seed.ts";

let storefront: TestStorefront;
let openCartPage: OpenCartPage;
let page: CartPage;
beforeAll(async () => {
  ({ storefront, openCartPage } = await startCartPages());
});
beforeEach(async () => {
  page = await openCartPage();
  await page.change(({ linesAdd }) => linesAdd([{ merchandiseId: variants.course }]));
});
afterEach(async () => {
  page.close();
  localStorage.clear();
  await storefront.control("DELETE", "/faults");
});
afterAll(() => storefront.stop());

const graphql = "/api/*/graphql.json";

test("a quantity over the stock isn't in the cart, and the provider doesn't say so", async () => {
  const cart = await page.change(({ linesAdd }) =>
    linesAdd([{ merchandiseId: variants.spiral, quantity: 5 }]),
  );

  expect(cart).toMatchObject({ totalQuantity: 4, status: "idle" });
  expect(cart.error).toBeUndefined();
});

test("an unknown variant makes the provider drop the cart", async () => {
  const cart = await page.change(({ linesAdd }) =>
    linesAdd([{ merchandiseId: "gid://shopify/ProductVariant/404" }]),
  );

  expect(cart).toMatchObject({ lines: [], totalQuantity: 0, error: undefined });
  expect(cart).not.toHaveProperty("id");
});

test("a throttled request leaves the cart as it was, with the error", async () => {
  await storefront.control("PUT", "/faults", [{ path: graphql, times: 1, refusal: "throttled" }]);

  const refused = await page.change(({ noteUpdate }) => noteUpdate("For Ana"));
  const again = await page.change(({ noteUpdate }) => noteUpdate("For Ana"));

  expect(refused).toMatchObject({ error: [{ extensions: { code: "THROTTLED" } }], totalQuantity: 1 });
  expect(again).toMatchObject({ note: "For Ana", totalQuantity: 1 });
  expect(again.error).toBeUndefined();
});

test("a broken connection leaves the cart as it was, with the error", async () => {
  await storefront.control("PUT", "/faults", [{ path: graphql, times: 1, drop: "before" }]);

  const cart = await page.change(({ noteUpdate }) => noteUpdate("For Ana"));

  expect(cart).toMatchObject({ error: "TypeError: fetch failed", totalQuantity: 1 });
});
