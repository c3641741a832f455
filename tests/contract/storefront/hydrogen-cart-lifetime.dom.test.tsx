import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import type { CartPage, OpenCartPage } from "../../support/cart-page.tsx";
import { checkoutSeed, inOregon, openCheckout } from "../../support/checkout.ts";
import { until } from "../../support/content-lake.ts";
import { startCartPages } from "../../support/start-cart-pages.ts";
import type { TestStorefront } from "../../support/storefront.ts";
import { variants } from "../../support/stocked-seed.ts";

const start = Date.parse("2026-11-01T12:00:00Z");
const tenDays = 10 * 24 * 60 * 60 * 1000;

let now = start;
let storefront: TestStorefront;
let openCartPage: OpenCartPage;
let page: CartPage;
beforeAll(async () => {
  ({ storefront, openCartPage } = await startCartPages({ seed: checkoutSeed, now: () => new Date(now) }));
});
beforeEach(() => {
  now = start;
  localStorage.clear();
});
afterEach(() => page.close());
afterAll(() => storefront.stop());

const course = { merchandiseId: variants.course };
const storedId = () => localStorage.getItem("shopifyCartId");

/** Stores a cart from an earlier page in the browser, with its checkout open. */
async function leaveCart() {
  const left = await openCheckout(storefront, { lines: [course] });
  localStorage.setItem("shopifyCartId", left.cartId);
  return left;
}

test("the browser stores a new cart's ID, with its key", async () => {
  page = await openCartPage();

  const { id } = await page.change(({ linesAdd }) => linesAdd([course]));

  expect(id).toMatch(/^gid:\/\/shopify\/Cart\/\w+\?key=\w+$/);
  expect(storedId()).toBe(id);
});

test("another page restores the cart", async () => {
  page = await openCartPage();
  const { id } = await page.change(({ linesAdd }) => linesAdd([course]));
  page.close();

  page = await openCartPage();

  expect(page.statuses()).toEqual(["uninitialized", "fetching", "idle"]);
  expect(page.cart()).toMatchObject({ id, totalQuantity: 1 });
});

test("a page that finds its cart completed forgets it, and the next line creates a new one", async () => {
  const { cartId, checkout } = await leaveCart();
  await checkout.press("place", inOregon);

  page = await openCartPage();
  const found = [page.cart().id, page.cart().totalQuantity, storedId()];
  const next = await page.change(({ linesAdd }) => linesAdd([course]));

  expect(found).toEqual([undefined, 0, null]);
  expect(next.totalQuantity).toBe(1);
  expect(storedId()).toBe(next.id);
  expect(next.id).not.toBe(cartId);
});

test("an open page forgets a cart that was completed elsewhere once it's changed", async () => {
  const { cartId, checkout } = await leaveCart();
  page = await openCartPage();
  const before = page.cart().id;
  await checkout.press("place", inOregon);

  const after = await page.change(({ noteUpdate }) => noteUpdate("For Ana"));

  expect(before).toBe(cartId);
  expect(after).toMatchObject({ lines: [], totalQuantity: 0 });
  expect(after).not.toHaveProperty("id");
  expect(storedId()).toBeNull();
});

test("a cart untouched for ten days is forgotten", async () => {
  await leaveCart();
  now += tenDays + 1;

  page = await openCartPage();

  expect(page.cart().id).toBeUndefined();
  expect(storedId()).toBeNull();
});

test("a cart with a wrong key is forgotten once the provider sets its country", async () => {
  const { cartId } = await leaveCart();
  localStorage.setItem("shopifyCartId", cartId.replace(/key=.*/, "key=wrong"));

  page = await openCartPage();
  await until(() => storedId() === null);

  expect(page.statuses()).toEqual(["uninitialized", "fetching", "idle", "updating", "idle"]);
  expect(page.cart().totalQuantity).toBe(0);
});
