import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "@shop/emulators/storefront/domain/database.ts";
import type { OrderLine } from "@shop/emulators/storefront/domain/orders/order.ts";
import { createOrders } from "@shop/emulators/storefront/domain/orders/orders.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestStorefront, startTestStorefront } from "../../support/storefront.ts";
import { variedSeed } from "../../support/varied-seed.ts";

const dataDir = mkdtempSync(join(tmpdir(), "best-selling-"));
let storefront: TestStorefront;

beforeAll(async () => {
  const database = openDatabase(dataDir);
  const orders = createOrders(database);
  const order = {
    placedAt: "2026-04-01T12:00:00.000Z",
    currency: "USD",
    email: "ana@example.test",
    customerId: "gid://shopify/Customer/1",
    countryCode: "US",
    regionCode: "TX",
    shippingAddress: null,
    note: null,
    attributes: [],
    shipping: null,
    giftCards: [],
    subtotal: 0,
    tax: 0,
    total: 0,
  } as const;
  const place = (token: string, lines: OrderLine[]) =>
    orders.place(
      { token: `cart-${token}`, key: "key" },
      { ...order, attributes: [], giftCards: [], token, lines },
    );
  place("one", [toLine("gid://shopify/Product/90", 1), toLine("gid://shopify/Product/7400000000050", 4)]);
  place("two", [toLine("gid://shopify/Product/90", 2)]);
  database.close();
  storefront = await startTestStorefront({ seed: variedSeed, dataDir });
});

afterAll(async () => {
  await storefront.stop();
  rmSync(dataDir, { recursive: true });
});

test("the best seller comes first, and products without sales keep the merchant's order", async () => {
  const { body } = await storefront.ask(`{
    products(first: 4, sortKey: BEST_SELLING) { nodes { handle } }
    collection(handle: "on-paper") { products(first: 3, sortKey: BEST_SELLING) { nodes { handle } } }
  }`);

  expect(body.data.products.nodes).toEqual([
    { handle: "complete-course-bundle" },
    { handle: "getting-started-with-asl" },
    { handle: "level-1a-online-asl-course" },
    { handle: "level-1b-online-asl-course" },
  ]);
  expect(body.data.collection.products.nodes).toEqual([
    { handle: "getting-started-with-asl" },
    { handle: "alphabet-poster" },
    { handle: "level-1a-online-asl-course" },
  ]);
});

function toLine(productId: string, quantity: number): OrderLine {
  return {
    merchandiseId: "gid://shopify/ProductVariant/1",
    productId,
    productTitle: "",
    variantTitle: "",
    sku: "",
    vendor: "",
    imageFile: null,
    quantity,
    attributes: [],
    requiresShipping: false,
    taxable: true,
    grams: 0,
    each: 100,
    discounts: [],
    total: 100 * quantity,
    taxes: [],
  };
}
