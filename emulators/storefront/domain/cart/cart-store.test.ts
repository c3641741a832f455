import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openDatabase } from "#storefront/domain/database.ts";
import { createEmptyCart, toCartId } from "./cart.ts";
import { createCartStore } from "./cart-store.ts";

let dataDir: string;
let database: ReturnType<typeof openDatabase>;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "carts-"));
  database = openDatabase(dataDir);
});
afterEach(() => {
  database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const now = () => new Date("2026-11-01T12:00:00Z");
const cart = createEmptyCart({ token: "token", key: "secret" }, now());

test.each([
  ["gid://shopify/Cart/token?key=secret", true],
  ["gid://shopify/Cart/token?key=secre", false],
  ["gid://shopify/Cart/token?key=", false],
  ["gid://shopify/Cart/token", false],
])("whether %s is the owner's ID: %s", (id, isOwner) => {
  const carts = createCartStore(database, now);
  carts.write(cart);

  expect(carts.read(id)).toEqual({ cart, isOwner });
});

test("writes alongside a cart are stored with it or not at all", () => {
  const carts = createCartStore(database, now);
  const write = () =>
    carts.write(cart, () => {
      throw new Error("The other failed.");
    });

  expect(write).toThrow("The other failed.");

  expect(carts.read(toCartId(cart))).toBeNull();
});

test("a cart that became an order isn't found", () => {
  const carts = createCartStore(database, now);
  carts.write(cart);

  carts.remove(cart.token);

  expect(carts.read(toCartId(cart))).toBeNull();
});

test("a cart stored by an earlier version has defaults for newer fields", () => {
  const carts = createCartStore(database, now);
  const { token, key, createdAt, updatedAt } = cart;
  const buyerIdentity = { countryCode: "CA", email: null, phone: null };
  const kept = { token, key, createdAt, updatedAt, note: null, buyerIdentity, lines: [] };
  database
    .prepare("insert into cart (token, body, updated_at) values (?, ?, ?)")
    .run(token, JSON.stringify(kept), updatedAt);

  expect(carts.read(toCartId(cart))?.cart).toEqual({
    ...cart,
    note: null,
    buyerIdentity: { ...buyerIdentity, customerId: null, preferences: null },
  });
});
