import { afterEach, beforeEach, expect, test } from "vitest";
import { buyBooks, fulfill, readOrder } from "../../support/admin-orders.ts";
import { visitAdmin } from "../../support/admin-visit.ts";
import { checkoutSeed } from "../../support/checkout.ts";
import { until } from "../../support/content-lake.ts";
import { startHostedStorefront } from "../../support/hosted-storefront.ts";
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

const subscribe = (topic: string) =>
  storefront.admin("POST", "/webhooks.json", { webhook: { topic, address: site.url, format: "json" } });

test("an order is fulfilled through its fulfillment order", async () => {
  const { order } = await buyBooks(storefront);
  const [fulfillmentOrder] = order.fulfillmentOrders.nodes;

  const { fulfillment, userErrors } = await fulfill({
    lineItemsByFulfillmentOrder: [{ fulfillmentOrderId: fulfillmentOrder.id }],
    notifyCustomer: true,
    trackingInfo: { company: "UPS", number: "1Z999", url: "https://ups.example/1Z999" },
  });
  const after = await readOrder(order.id);

  expect(userErrors).toEqual([]);
  expect(fulfillment).toMatchObject({
    name: "#1001-F1",
    status: "SUCCESS",
    totalQuantity: 3,
    trackingInfo: [{ company: "UPS", number: "1Z999", url: "https://ups.example/1Z999" }],
    order: { displayFulfillmentStatus: "FULFILLED" },
  });
  expect(fulfillmentOrder.status).toBe("OPEN");
  expect(after).toMatchObject({
    displayFulfillmentStatus: "FULFILLED",
    fulfillable: false,
    fulfillments: [{ id: fulfillment.id, totalQuantity: 3 }],
    fulfillmentOrders: { nodes: [{ status: "CLOSED" }] },
  });
});

test("a part of an order is fulfilled, then the rest, and REST and the admin page say so", async () => {
  const { order, books } = await buyBooks(storefront);
  const [{ id: fulfillmentOrderId, lineItems }] = order.fulfillmentOrders.nodes;
  const { id } = lineItems.nodes.find(
    ({ lineItem }: { lineItem: { id: string } }) => lineItem.id === books.id,
  );

  await fulfill({
    lineItemsByFulfillmentOrder: [{ fulfillmentOrderId, fulfillmentOrderLineItems: [{ id, quantity: 1 }] }],
  });
  const partly = await readOrder(order.id);
  const { body: rest } = await storefront.admin("GET", "/orders.json");
  const { html } = await (await visitAdmin(storefront.url)).open("/admin/orders/1001");
  const { fulfillment } = await fulfill({ lineItemsByFulfillmentOrder: [{ fulfillmentOrderId }] });

  expect(partly).toMatchObject({
    displayFulfillmentStatus: "PARTIALLY_FULFILLED",
    fulfillmentOrders: { nodes: [{ status: "IN_PROGRESS" }] },
  });
  expect(rest.orders[0]).toMatchObject({
    fulfillment_status: "partial",
    fulfillments: [{ status: "success", line_items: [{ quantity: 1 }] }],
  });
  expect(html).toContain("Partially fulfilled");
  expect(fulfillment).toMatchObject({ totalQuantity: 2, order: { displayFulfillmentStatus: "FULFILLED" } });
});

test("a fulfillment sends its webhooks as one event", async () => {
  await subscribe("fulfillments/create");
  await subscribe("orders/fulfilled");
  await subscribe("orders/updated");
  const { order } = await buyBooks(storefront);
  const [{ id: fulfillmentOrderId }] = order.fulfillmentOrders.nodes;

  await fulfill({ lineItemsByFulfillmentOrder: [{ fulfillmentOrderId }] });
  await until(() => site.deliveries.length === 3);

  expect(site.deliveries.map(({ headers }) => headers["x-shopify-topic"])).toEqual([
    "fulfillments/create",
    "orders/fulfilled",
    "orders/updated",
  ]);
  expect(new Set(site.deliveries.map(({ headers }) => headers["x-shopify-event-id"])).size).toBe(1);
  expect(site.deliveries[0]?.body).toMatchObject({ status: "success", name: "#1001.1" });
  expect(site.deliveries[1]?.body).toMatchObject({ name: "#1001", fulfillment_status: "fulfilled" });
});

test("a fulfillment survives a restart", async () => {
  const { order } = await buyBooks(storefront);
  const [{ id: fulfillmentOrderId }] = order.fulfillmentOrders.nodes;
  await fulfill({ lineItemsByFulfillmentOrder: [{ fulfillmentOrderId }] });

  await storefront.restart();

  expect(await readOrder(order.id)).toMatchObject({ displayFulfillmentStatus: "FULFILLED" });
});

test("more than what's left isn't fulfilled, and the error names the field", async () => {
  const { order } = await buyBooks(storefront);
  const [{ id: fulfillmentOrderId, lineItems }] = order.fulfillmentOrders.nodes;
  const [{ id }] = lineItems.nodes;
  const fulfillUnits = (units: object[]) =>
    fulfill({ lineItemsByFulfillmentOrder: [{ fulfillmentOrderId, fulfillmentOrderLineItems: units }] });
  const place = ["fulfillment", "lineItemsByFulfillmentOrder", "0"];

  const tooMany = await fulfillUnits([{ id, quantity: 9 }]);
  const unknownLine = await fulfillUnits([{ id: "gid://shopify/FulfillmentOrderLineItem/1", quantity: 1 }]);
  const unknownOrder = await fulfill({
    lineItemsByFulfillmentOrder: [{ fulfillmentOrderId: "gid://shopify/FulfillmentOrder/1" }],
  });
  await fulfill({ lineItemsByFulfillmentOrder: [{ fulfillmentOrderId }] });
  const again = await fulfill({ lineItemsByFulfillmentOrder: [{ fulfillmentOrderId }] });

  expect([tooMany, unknownLine, unknownOrder, again].map(({ userErrors }) => userErrors)).toEqual([
    [
      {
        field: [...place, "fulfillmentOrderLineItems", "0", "quantity"],
        message: "Invalid fulfillment order line item quantity requested.",
      },
    ],
    [
      {
        field: [...place, "fulfillmentOrderLineItems", "0", "id"],
        message: "Fulfillment order line item does not exist.",
      },
    ],
    [{ field: [...place, "fulfillmentOrderId"], message: "Fulfillment order does not exist." }],
    [
      {
        field: [...place, "fulfillmentOrderId"],
        message: expect.stringMatching(/^Fulfillment order \d+ has an unfulfillable status= closed\.$/),
      },
    ],
  ]);
});
