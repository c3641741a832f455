import { afterEach, beforeEach, expect, test } from "vitest";
import { buyBooks, fulfill, readOrder, refund } from "../../support/admin-orders.ts";
import { visitAdmin } from "../../support/admin-visit.ts";
import { checkoutSeed } from "../../support/checkout.ts";
import { until } from "../../support/content-lake.ts";
import { startHostedStorefront } from "../../support/hosted-storefront.ts";
import { variants } from "../../support/stocked-seed.ts";
import { type TestStorefront } from "../../support/storefront.ts";
import { startWebhookSite, type WebhookSite } from "../../support/webhook-site.ts";

let site: WebhookSite;
let storefront: TestStorefront;
beforeEach(async () => {
  site = await startWebhookSite();
  storefront = await startHostedStorefront({
    seed: checkoutSeed,
    now: () => new Date("2026-11-21T12:00:00Z"),
  });
});
afterEach(async () => {
  await storefront.stop();
  await site.stop();
});

interface Bought {
  id: string;
  transactions: { id: string }[];
}

const payBack = ({ id, transactions: [sale] }: Bought, amount: string) => ({
  transactions: [{ amount, gateway: "bogus", kind: "REFUND", orderId: id, parentId: sale?.id }],
});

const readStock = async () => {
  const { body } = await storefront.ask(
    `{ node(id: "${variants.spiral}") { ... on ProductVariant { quantityAvailable } } }`,
  );
  return body.data.node.quantityAvailable;
};

test("a book is refunded and goes back into stock", async () => {
  const { order, books } = await buyBooks(storefront);

  const { refund: made, userErrors } = await refund({
    orderId: order.id,
    note: "Damaged",
    refundLineItems: [{ lineItemId: books.id, quantity: 1, restockType: "CANCEL" }],
    ...payBack(order, "22.99"),
  });
  const after = await readOrder(order.id);

  expect(userErrors).toEqual([]);
  expect(made).toMatchObject({
    note: "Damaged",
    totalRefundedSet: { shopMoney: { amount: "22.99", currencyCode: "USD" } },
    refundLineItems: {
      nodes: [
        {
          quantity: 1,
          restockType: "CANCEL",
          restocked: true,
          lineItem: { id: books.id },
          subtotalSet: { shopMoney: { amount: "22.99" } },
        },
      ],
    },
    transactions: {
      nodes: [
        {
          kind: "REFUND",
          gateway: "bogus",
          parentTransaction: { id: order.transactions[0].id },
          amountSet: { shopMoney: { amount: "22.99" } },
        },
      ],
    },
  });
  expect(after).toMatchObject({
    displayFinancialStatus: "PARTIALLY_REFUNDED",
    refundable: true,
    totalRefundedSet: { shopMoney: { amount: "22.99" } },
    netPaymentSet: { shopMoney: { amount: "106.98" } },
    refunds: [{ id: made.id }],
  });
  expect(after.lineItems.nodes).toContainEqual({
    ...books,
    currentQuantity: 1,
    refundableQuantity: 1,
    unfulfilledQuantity: 1,
  });
  expect(await readStock()).toBe(2);
});

test("an order that's paid back completely is refunded, in REST and on the admin page too", async () => {
  const { order } = await buyBooks(storefront);

  const { order: after } = await refund({ orderId: order.id, ...payBack(order, "129.97") });
  const { body } = await storefront.admin("GET", "/orders.json");
  const { html } = await (await visitAdmin(storefront.url)).open("/admin/orders/1001");

  expect(after.displayFinancialStatus).toBe("REFUNDED");
  expect(body.orders[0]).toMatchObject({
    financial_status: "refunded",
    refunds: [{ transactions: [{ kind: "refund", amount: "129.97" }] }],
  });
  expect(html).toMatch(/Refunded.*−\$129\.97/s);
});

test("a returned book was fulfilled, so nothing else is left out of the fulfillment", async () => {
  const { order, books } = await buyBooks(storefront);
  const [{ id: fulfillmentOrderId, lineItems }] = order.fulfillmentOrders.nodes;
  const { id } = lineItems.nodes.find(
    ({ lineItem }: { lineItem: { id: string } }) => lineItem.id === books.id,
  );
  await fulfill({
    lineItemsByFulfillmentOrder: [{ fulfillmentOrderId, fulfillmentOrderLineItems: [{ id, quantity: 1 }] }],
  });

  await refund({
    orderId: order.id,
    refundLineItems: [{ lineItemId: books.id, quantity: 1, restockType: "RETURN" }],
  });
  const after = await readOrder(order.id);

  expect(after.lineItems.nodes).toContainEqual({
    ...books,
    currentQuantity: 1,
    refundableQuantity: 1,
    unfulfilledQuantity: 1,
  });
  expect(after.displayFinancialStatus).toBe("PAID");
});

test("a refund's webhooks arrive", async () => {
  for (const topic of ["refunds/create", "orders/updated"])
    await storefront.admin("POST", "/webhooks.json", {
      webhook: { topic, address: site.url, format: "json" },
    });
  const { order, books } = await buyBooks(storefront);

  await refund({
    orderId: order.id,
    refundLineItems: [{ lineItemId: books.id, quantity: 2 }],
    ...payBack(order, "45.98"),
  });
  await until(() => site.deliveries.length === 2);

  expect(site.deliveries).toMatchObject([
    {
      headers: { "x-shopify-topic": "refunds/create" },
      body: {
        restock: false,
        refund_line_items: [{ quantity: 2, restock_type: "no_restock", subtotal: "45.98" }],
        transactions: [{ kind: "refund", amount: "45.98" }],
      },
    },
    {
      headers: { "x-shopify-topic": "orders/updated" },
      body: { name: "#1001", financial_status: "partially_refunded" },
    },
  ]);
});

test("a refund that isn't possible changes nothing and names the field", async () => {
  const { order, books } = await buyBooks(storefront);
  const items = (given: object) => ({
    orderId: order.id,
    refundLineItems: [{ lineItemId: books.id, quantity: 1, ...given }],
  });

  const refused = [
    await refund({ orderId: "gid://shopify/Order/1" }),
    await refund({ orderId: order.id }),
    await refund(items({ quantity: 3 })),
    await refund(items({ quantity: 0 })),
    await refund(items({ lineItemId: "gid://shopify/LineItem/1" })),
    await refund(items({ locationId: "gid://shopify/Location/1" })),
    await refund({ orderId: order.id, ...payBack(order, "129.98") }),
    await refund({ orderId: order.id, ...payBack({ ...order, transactions: [{ id: order.id }] }, "1.00") }),
  ];

  expect(refused.flatMap(({ userErrors }) => userErrors)).toEqual([
    { field: ["orderId"], message: "Order does not exist" },
    { field: ["refundLineItems"], message: "A refund needs line items or a transaction" },
    {
      field: ["refundLineItems", "0", "quantity"],
      message: "Quantity cannot refund more items than were purchased",
    },
    { field: ["refundLineItems", "0", "quantity"], message: "Quantity must be greater than 0" },
    { field: ["refundLineItems", "0", "lineItemId"], message: "Line item does not exist" },
    { field: ["refundLineItems", "0", "locationId"], message: "Location does not exist" },
    { field: ["transactions", "0", "amount"], message: "Amount is more than what's left to refund" },
    { field: ["transactions", "0", "parentId"], message: "Parent transaction does not exist" },
  ]);
  expect(await readOrder(order.id)).toEqual(order);
});
