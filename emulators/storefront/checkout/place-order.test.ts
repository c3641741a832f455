import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { commerceSeed } from "#seed/commerce/commerce-seed.ts";
import { type Cart, createEmptyCart } from "#storefront/domain/cart/cart.ts";
import { type OpenShop, openShop } from "#storefront/open-shop.ts";
import type { CheckoutServices } from "./checkout-services.ts";
import { findRegion } from "#storefront/domain/regions/countries.ts";
import { placeOrder } from "./place-order.ts";
import { computeTotals } from "./checkout-totals.ts";

const book = "gid://shopify/ProductVariant/8410000000021";
const now = () => new Date("2026-11-21T12:00:00Z");

let dataDir: string;
let shop: OpenShop;
afterEach(async () => {
  await shop.close();
  rmSync(dataDir, { recursive: true });
});

function open(): CheckoutServices {
  dataDir = mkdtempSync(join(tmpdir(), "place-order-"));
  let made = 0;
  const newId = () => `id-${(made += 1)}`;
  shop = openShop({
    dataDir,
    credentials: { storefront: { accessToken: "a", adminToken: "b", webhookSecret: "c" } },
    seed: {
      ...commerceSeed,
      giftCards: [
        { id: "gid://shopify/GiftCard/1", code: "TEN", currency: "USD", balance: 1_000, expiresAt: null },
      ],
    },
    publicUrl: undefined,
    // Nothing is listening there, so deliveries stay in the queue.
    webhookUrl: "http://127.0.0.1:9/hook",
    lagMs: 0,
    retryDelaysMs: [],
    now,
    newId,
  });
  return {
    ...shop.services,
    now,
    newId,
    publicUrl: "http://shop",
    site: { name: "Handshape", url: "http://site" },
  };
}

function fill(services: CheckoutServices, quantity: number): Cart {
  const cart: Cart = {
    ...createEmptyCart({ token: "token", key: "key" }, now()),
    lines: [{ id: "line", merchandiseId: book, quantity, attributes: [] }],
    giftCards: [{ id: "card", code: "TEN" }],
  };
  services.carts.write(cart);
  return cart;
}

const region = findRegion("US", "OR");
const destination = { country: "US", region, email: null, shipping: "standard" } as const;

function toBuyer() {
  if (!region) throw new Error("Oregon is missing.");
  return { email: "ana@example.org", country: "US", region, address: null } as const;
}

const readState = ({ carts, orders, catalog }: CheckoutServices) => ({
  hasCart: carts.read("gid://shopify/Cart/token?key=key") !== null,
  orders: orders.latest(9).length,
  stock: catalog.variantById(book)?.variant.stock ?? 0,
  data: shop.services.deliveries.latest(9).length,
});

test("an order takes stock and gift card balances, sends webhooks and ends its cart", () => {
  const services = open();
  const cart = fill(services, 2);
  const before = readState(services);

  placeOrder(
    { cart, totals: computeTotals(cart, destination, services), buyer: toBuyer(), customerId: null },
    services,
  );

  expect(before).toMatchObject({ hasCart: true, orders: 0, data: 0 });
  expect(readState(services)).toEqual({ hasCart: false, orders: 1, stock: before.stock - 2, data: 3 });
  expect(services.giftCards.byCode("TEN")).toBeNull();
});

test("an order that fails partway changes nothing", () => {
  const services = open();
  const cart = fill(services, 2);
  const totals = computeTotals(cart, destination, services);
  services.giftCards.spend("gid://shopify/GiftCard/1", 400);
  const before = readState(services);

  expect(() => placeOrder({ cart, totals, buyer: toBuyer(), customerId: null }, services)).toThrow(
    "doesn't hold",
  );

  expect(readState(services)).toEqual(before);
  expect(services.giftCards.byCode("TEN")?.balance).toBe(600);
});

test("more than the stock can't be sold", () => {
  const services = open();
  const cart = fill(services, 10_000);
  const before = readState(services);

  expect(() =>
    placeOrder(
      { cart, totals: computeTotals(cart, destination, services), buyer: toBuyer(), customerId: null },
      services,
    ),
  ).toThrow("exceed the stock");

  expect(readState(services)).toEqual(before);
});
