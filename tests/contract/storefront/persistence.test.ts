import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createCart } from "../../support/cart.ts";
import { startTestStorefront } from "../../support/storefront.ts";
import { stockedSeed, variants } from "../../support/stocked-seed.ts";

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "storefront-"));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const readCart = "query ($id: ID!) { cart(id: $id) { totalQuantity note } }";

test("a cart survives a restart", async () => {
  const before = await startTestStorefront({ dataDir });
  const { id } = await createCart(before, {
    lines: [{ merchandiseId: variants.course, quantity: 2 }],
    note: "kept",
  });
  await before.stop();

  const after = await startTestStorefront({ dataDir });
  const { body } = await after.ask(readCart, { id });
  await after.stop();

  expect(body.data.cart).toEqual({ totalQuantity: 2, note: "kept" });
});

test("the seed is loaded once", async () => {
  const before = await startTestStorefront({ dataDir });
  await before.stop();

  const after = await startTestStorefront({
    dataDir,
    seed: { ...stockedSeed, products: [], collections: [] },
  });
  const { body } = await after.ask('{ product(handle: "getting-started-with-asl") { title } }');
  await after.stop();

  expect(body.data.product.title).toBe("Getting Started with ASL");
});

test("a cart unchanged for ten days expires", async () => {
  let now = new Date("2026-11-01T12:00:00Z");
  const storefront = await startTestStorefront({ dataDir, now: () => now });
  const { id } = await createCart(storefront, {});

  now = new Date("2026-11-11T11:59:00Z");
  const onTheLastDay = await storefront.ask(readCart, { id });
  now = new Date("2026-11-11T12:01:00Z");
  const afterward = await storefront.ask(readCart, { id });
  await storefront.stop();

  expect(onTheLastDay.body.data.cart).not.toBeNull();
  expect(afterward.body.data.cart).toBeNull();
});

test("a change gives a cart ten more days, unless it has expired", async () => {
  const updateNote = `mutation ($cartId: ID!) {
    cartNoteUpdate(cartId: $cartId, note: "still here") { cart { note } userErrors { code field message } }
  }`;
  let now = new Date("2026-11-01T12:00:00Z");
  const storefront = await startTestStorefront({ dataDir, now: () => now });
  const { id } = await createCart(storefront, {});

  now = new Date("2026-11-11T11:00:00Z");
  await storefront.ask(updateNote, { cartId: id });
  now = new Date("2026-11-21T10:00:00Z");
  const tenDaysAfter = await storefront.ask(readCart, { id });
  now = new Date("2026-11-21T12:00:00Z");
  const expired = await storefront.ask(updateNote, { cartId: id });
  await storefront.stop();

  expect(tenDaysAfter.body.data.cart.note).toBe("still here");
  expect(expired.body.data.cartNoteUpdate).toEqual({
    cart: null,
    userErrors: [{ code: "INVALID", field: ["cartId"], message: "The specified cart does not exist." }],
  });
});
