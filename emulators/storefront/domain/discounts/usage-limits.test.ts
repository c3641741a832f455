import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { courseProducts } from "#seed/commerce/course-products.ts";
import { createEmptyCart } from "#storefront/domain/cart/cart.ts";
import { createGiftCards } from "#storefront/domain/cart/gift-card-store.ts";
import { type PricingServices, priceCart } from "#storefront/domain/cart/price-cart.ts";
import { createCatalog } from "#storefront/domain/catalog/catalog.ts";
import { openDatabase } from "#storefront/domain/database.ts";
import { createOrders, type Orders } from "#storefront/domain/orders/orders.ts";
import { createDiscounts } from "./discount-store.ts";
import { createDiscount } from "../../../../tests/support/discounts.ts";

const now = () => new Date("2026-11-01T12:00:00Z");
const dataDir = mkdtempSync(join(tmpdir(), "usage-limits-"));
let database: ReturnType<typeof openDatabase>;
let services: PricingServices & { orders: Orders };

beforeAll(() => {
  database = openDatabase(dataDir);
  const seed = { products: courseProducts, collections: [] };
  services = {
    catalog: createCatalog({ database, seed, now, onChange: (_change, show) => show() }),
    discounts: createDiscounts(database, [
      createDiscount("ONCE", { oncePerCustomer: true }),
      createDiscount("TWICE", { usageLimit: 2 }),
    ]),
    giftCards: createGiftCards(database, [], now),
    orders: createOrders(database),
    now,
  };
});
afterAll(() => {
  database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** An order in which a code saved something. */
function placeOrder(code: string, email: string, number: number): void {
  const taken = { of: "line" as const, title: code, code, amount: 790 };
  const line = {
    merchandiseId: courseProducts[0]?.variants[0]?.id ?? "",
    productId: "gid://shopify/Product/1",
    productTitle: "Level 1A",
    variantTitle: "online course",
    sku: "L1A",
    vendor: "Handshape",
    imageFile: null,
    quantity: 1,
    attributes: [],
    requiresShipping: false,
    taxable: true,
    grams: 0,
    each: 7_900,
    discounts: [taken],
    total: 7_110,
    taxes: [],
  };
  services.orders.place(
    { token: `cart-${code}-${number}`, key: "key" },
    {
      token: `order-${code}-${number}`,
      placedAt: now().toISOString(),
      currency: "USD",
      email,
      customerId: "gid://shopify/Customer/1",
      countryCode: "US",
      regionCode: "TX",
      shippingAddress: null,
      note: null,
      attributes: [],
      lines: [line],
      shipping: null,
      giftCards: [],
      subtotal: 7_110,
      tax: 0,
      total: 7_110,
    },
  );
}

function readRefusal(code: string, email: string | null) {
  const empty = createEmptyCart({ token: "cart", key: "key" }, now());
  const merchandiseId = courseProducts[0]?.variants[0]?.id ?? "";
  const cart = {
    ...empty,
    buyerIdentity: { ...empty.buyerIdentity, email },
    lines: [{ id: "line", merchandiseId, quantity: 1, attributes: [] }],
    discountCodes: [code],
  };
  return priceCart(cart, services).codes[0]?.refusal;
}

test("a once-per-customer code is rejected for an email address that used it, in any case", () => {
  placeOrder("ONCE", "ana@shop.test", 1);

  expect(readRefusal("once", "Ana@Shop.test")).toBe("DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED");
  expect(readRefusal("ONCE", "bo@shop.test")).toBeNull();
  expect(readRefusal("ONCE", null)).toBeNull();
});

test("a code with a limit is rejected once that many orders have used it", () => {
  placeOrder("TWICE", "ana@shop.test", 1);
  const before = readRefusal("TWICE", null);
  placeOrder("TWICE", "bo@shop.test", 2);

  expect(before).toBeNull();
  expect(readRefusal("TWICE", null)).toBe("DISCOUNT_USAGE_LIMIT_REACHED");
});
