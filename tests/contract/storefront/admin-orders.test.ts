import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "@shop/emulators/storefront/domain/database.ts";
import { createOrders, type Orders } from "@shop/emulators/storefront/domain/orders/orders.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { visitAdmin } from "../../support/admin-visit.ts";
import { type TestStorefront, startTestStorefront } from "../../support/storefront.ts";

const order: Parameters<Orders["place"]>[1] = {
  token: "order-token",
  placedAt: "2026-11-21T12:00:00.000Z",
  currency: "CAD",
  email: "ana@example.org",
  customerId: "gid://shopify/Customer/1",
  countryCode: "CA",
  regionCode: "ON",
  shippingAddress: {
    firstName: "Ana",
    lastName: "<Tremblay>",
    address1: "1 Main Street",
    address2: "",
    city: "Toronto",
    regionCode: "ON",
    zip: "M5V 2T6",
    countryCode: "CA",
  },
  note: "Ring twice",
  attributes: [{ key: "origin", value: "sl101" }],
  lines: [
    {
      merchandiseId: "gid://shopify/ProductVariant/91",
      productId: "gid://shopify/Product/90",
      productTitle: "Getting Started with ASL",
      variantTitle: "spiral bound",
      sku: "BOOK-1-SPIRAL",
      vendor: "Handshape",
      imageFile: null,
      quantity: 2,
      attributes: [{ key: "First Name", value: "Bo" }],
      requiresShipping: true,
      taxable: true,
      grams: 500,
      each: 3_199,
      discounts: [{ of: "order", title: "WELCOME10", code: "WELCOME10", amount: 640 }],
      total: 5_758,
      taxes: [{ title: "HST", rate: 13_000, amount: 749 }],
    },
  ],
  shipping: { handle: "standard", title: "Standard", price: 1_200, discounts: [], taxes: [] },
  giftCards: [{ lastCharacters: "4f2a", amount: 1_000 }],
  subtotal: 5_758,
  tax: 749,
  total: 7_707,
};

let dataDir: string;
let storefront: TestStorefront;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "storefront-"));
  const database = openDatabase(dataDir);
  const orders = createOrders(database);
  orders.place({ token: "cart-1", key: "k" }, order);
  orders.place({ token: "cart-2", key: "k" }, { ...order, token: "other", email: "bo@example.org" });
  database.close();
  storefront = await startTestStorefront({ dataDir });
});
afterEach(async () => {
  await storefront.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

test("orders are listed newest first, in pages", async () => {
  const all = await storefront.admin("GET", "/orders.json?status=any");
  const first = await storefront.admin("GET", "/orders.json?limit=1");
  const since = await storefront.admin("GET", "/orders.json?since_id=0");
  const closed = await storefront.admin("GET", "/orders.json?status=closed");
  const numbers = ({ body }: typeof all) =>
    body.orders.map(({ order_number: number }: { order_number: number }) => number);

  expect(numbers(all)).toEqual([1002, 1001]);
  expect(numbers(first)).toEqual([1002]);
  expect(numbers(since)).toEqual([1001, 1002]);
  expect(numbers(closed)).toEqual([]);
});

test("an order has Shopify's shape", async () => {
  const listed = await storefront.admin("GET", "/orders.json");
  const { id } = listed.body.orders[1];
  const { body } = await storefront.admin("GET", `/orders/${id}.json`);
  const unknown = await storefront.admin("GET", "/orders/1.json");

  expect(body.order).toMatchObject({
    id,
    admin_graphql_api_id: `gid://shopify/Order/${id}`,
    name: "#1001",
    order_number: 1001,
    email: "ana@example.org",
    presentment_currency: "CAD",
    total_price: "77.07",
    total_tax: "7.49",
    note: "Ring twice",
    line_items: [{ variant_id: 91, product_id: 90, quantity: 2, title: "Getting Started with ASL" }],
    shipping_address: { city: "Toronto", province_code: "ON", zip: "M5V 2T6" },
  });
  expect(unknown).toMatchObject({ status: 404, body: { errors: "Not Found" } });
});

test("the merchant can see an order", async () => {
  const visit = await visitAdmin(storefront.url);
  const { html: list } = await visit.open("/admin/orders");
  const { html } = await visit.open("/admin/orders/1001");

  expect(list).toMatch(/#1002.*bo@example\.org.*2 items.*\$77\.07 CAD.*#1001/s);
  expect(html).toMatch(/<h1>Order #1001<\/h1>.*ana@example\.org/s);
  expect(html).toMatch(
    /2 × \$31\.99 CAD = \$63\.98 CAD.*WELCOME10: −\$6\.40 CAD.*After discounts: \$57\.58 CAD.*First Name.*Bo/s,
  );
  expect(html).toMatch(
    /Standard.*\$12\.00 CAD.*Tax.*\$7\.49 CAD.*Total.*\$77\.07 CAD.*…4f2a.*−\$10\.00 CAD/s,
  );
  expect(html).toContain("Ana &lt;Tremblay&gt;");
  expect(html).toContain("Ring twice");
  expect(html).not.toContain("order-token");
});
