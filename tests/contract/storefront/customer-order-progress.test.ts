import { afterEach, beforeEach, expect, test } from "vitest";
import { buyBooks, fulfill, refundBook } from "../../support/admin-orders.ts";
import { checkoutSeed } from "../../support/checkout.ts";
import { readCustomer, signUp } from "../../support/customers.ts";
import { startHostedStorefront } from "../../support/hosted-storefront.ts";
import { type TestStorefront } from "../../support/storefront.ts";

let storefront: TestStorefront;
let token: string;
beforeEach(async () => {
  storefront = await startHostedStorefront({ seed: checkoutSeed });
  token = await signUp(storefront);
});
afterEach(() => storefront.stop());

async function readOrder(fields: string) {
  const { orders } = await readCustomer(storefront, token, `orders(first: 1) { nodes { ${fields} } }`);
  return orders.nodes[0];
}

test("a customer sees what was sent, and how to track it", async () => {
  const { order } = await buyBooks(storefront);
  const [{ id: fulfillmentOrderId }] = order.fulfillmentOrders.nodes;

  await fulfill({
    lineItemsByFulfillmentOrder: [{ fulfillmentOrderId }],
    trackingInfo: { company: "UPS", number: "1Z999", url: "https://ups.example/1Z999" },
  });

  const seen = await readOrder(`
    fulfillmentStatus
    successfulFulfillments(first: 1) {
      trackingCompany trackingInfo(first: 1) { number url }
      fulfillmentLineItems(first: 5) { nodes { quantity lineItem { title } } }
    }
  `);
  expect(seen).toEqual({
    fulfillmentStatus: "FULFILLED",
    successfulFulfillments: [
      {
        trackingCompany: "UPS",
        trackingInfo: [{ number: "1Z999", url: "https://ups.example/1Z999" }],
        fulfillmentLineItems: { nodes: expect.any(Array) },
      },
    ],
  });
  expect(seen.successfulFulfillments[0].fulfillmentLineItems.nodes).toContainEqual({
    quantity: 2,
    lineItem: { title: "Getting Started with ASL - spiral bound" },
  });
});

test("a customer sees what was refunded, and what's left of the order", async () => {
  await refundBook(await buyBooks(storefront));

  const seen = await readOrder(`
    financialStatus totalPrice { amount } totalRefunded { amount } currentSubtotalPrice { amount }
    currentTotalPrice { amount } currentTotalTax { amount } currentTotalShippingPrice { amount }
    lineItems(first: 5) { nodes { quantity currentQuantity } }
  `);
  expect(seen).toMatchObject({
    financialStatus: "PARTIALLY_REFUNDED",
    totalPrice: { amount: "129.97" },
    totalRefunded: { amount: "22.99" },
    currentSubtotalPrice: { amount: "101.99" },
    currentTotalPrice: { amount: "106.98" },
    currentTotalTax: { amount: "0.0" },
    currentTotalShippingPrice: { amount: "4.99" },
  });
  expect(seen.lineItems.nodes).toContainEqual({ quantity: 2, currentQuantity: 1 });
});
