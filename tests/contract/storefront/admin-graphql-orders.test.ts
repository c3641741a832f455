import { afterEach, beforeEach, expect, test } from "vitest";
import { buyBooks } from "../../support/admin-orders.ts";
import { checkoutSeed, inOregon, openCheckout } from "../../support/checkout.ts";
import { startHostedStorefront } from "../../support/hosted-storefront.ts";
import { openAdminClient } from "../../support/open-admin-client.ts";
import { variants } from "../../support/stocked-seed.ts";
import { type TestStorefront } from "../../support/storefront.ts";

let storefront: TestStorefront;
beforeEach(async () => {
  storefront = await startHostedStorefront({
    seed: checkoutSeed,
    now: () => new Date("2026-11-21T12:00:00Z"),
  });
});
afterEach(() => storefront.stop());

const { run } = openAdminClient();

test("an order is listed with its lines, totals and address", async () => {
  const { order: bought } = await buyBooks(storefront);

  const { order } = await run(
    `query ($id: ID!) {
      order(id: $id) {
        name email createdAt currencyCode test statusPageUrl subtotalLineItemsQuantity requiresShipping paymentGatewayNames
        displayFinancialStatus displayFulfillmentStatus
        subtotalPriceSet { shopMoney { amount currencyCode } presentmentMoney { amount } }
        totalShippingPriceSet { shopMoney { amount } }
        totalTaxSet { shopMoney { amount } }
        totalPriceSet { shopMoney { amount } }
        shippingAddress { name city provinceCode zip countryCodeV2 }
        shippingLine { title }
        lineItems(first: 5) {
          nodes { title variantTitle sku quantity originalUnitPriceSet { shopMoney { amount } } product { id } }
        }
        transactions { kind gateway status amountSet { shopMoney { amount } } }
      }
    }`,
    { id: bought.id },
  );

  expect(order).toMatchObject({
    name: "#1001",
    email: "ana@example.org",
    createdAt: "2026-11-21T12:00:00Z",
    currencyCode: "USD",
    test: true,
    subtotalLineItemsQuantity: 3,
    requiresShipping: true,
    paymentGatewayNames: ["bogus"],
    displayFinancialStatus: "PAID",
    displayFulfillmentStatus: "UNFULFILLED",
    subtotalPriceSet: {
      shopMoney: { amount: "124.98", currencyCode: "USD" },
      presentmentMoney: { amount: "124.98" },
    },
    totalShippingPriceSet: { shopMoney: { amount: "4.99" } },
    totalTaxSet: { shopMoney: { amount: "0.0" } },
    totalPriceSet: { shopMoney: { amount: "129.97" } },
    shippingAddress: {
      name: "Ana Silva",
      city: "Portland",
      provinceCode: "OR",
      zip: "97201",
      countryCodeV2: "US",
    },
    transactions: [
      { kind: "SALE", gateway: "bogus", status: "SUCCESS", amountSet: { shopMoney: { amount: "129.97" } } },
    ],
  });
  expect(order.lineItems.nodes).toContainEqual({
    title: "Getting Started with ASL",
    variantTitle: "spiral bound",
    sku: "BOOK-1-SPIRAL",
    quantity: 2,
    originalUnitPriceSet: { shopMoney: { amount: "22.99" } },
    product: { id: "gid://shopify/Product/90" },
  });
  expect(new URL(order.statusPageUrl).pathname).toMatch(/^\/checkouts\/\w+\/thank-you$/);
});

test("orders are searched, sorted and read in pages", async () => {
  await buyBooks(storefront);
  const { checkout } = await openCheckout(storefront, { lines: [{ merchandiseId: variants.course }] });
  await checkout.press("place", { ...inOregon, email: "bo@example.org" });
  const query = `query ($query: String, $after: String, $reverse: Boolean, $sortKey: OrderSortKeys) {
    orders(first: 1, after: $after, query: $query, reverse: $reverse, sortKey: $sortKey) {
      nodes { name } pageInfo { hasNextPage endCursor }
    }
  }`;

  const { orders: first } = await run(query);
  const { orders: second } = await run(query, { after: first.pageInfo.endCursor });
  const { orders: newest } = await run(query, { reverse: true });
  const { orders: cheapest } = await run(query, { sortKey: "TOTAL_PRICE" });
  const { orders: found } = await run(query, { query: "email:ana@example.org financial_status:paid" });
  const { orders: none } = await run(query, { query: "fulfillment_status:fulfilled" });

  expect(first).toMatchObject({ nodes: [{ name: "#1001" }], pageInfo: { hasNextPage: true } });
  expect(second).toMatchObject({ nodes: [{ name: "#1002" }], pageInfo: { hasNextPage: false } });
  expect(newest.nodes).toEqual([{ name: "#1002" }]);
  expect(cheapest.nodes).toEqual([{ name: "#1002" }]);
  expect(found).toMatchObject({ nodes: [{ name: "#1001" }], pageInfo: { hasNextPage: false } });
  expect(none.nodes).toEqual([]);
});

test("an unknown order is null", async () => {
  expect(await run('{ order(id: "gid://shopify/Order/1") { id } }')).toEqual({ order: null });
});
