import { afterEach, beforeEach, expect, test } from "vitest";
import { buyBooks, fulfill, refundBook } from "../../support/admin-orders.ts";
import { checkoutSeed, inOregon, openCheckout, toOregon } from "../../support/checkout.ts";
import { readAccount, signInToAccount } from "../../support/customer-account.ts";
import { ana } from "../../support/customers.ts";
import { startHostedStorefront } from "../../support/hosted-storefront.ts";
import { variants } from "../../support/stocked-seed.ts";
import { type TestStorefront } from "../../support/storefront.ts";

let storefront: TestStorefront;
let accessToken: string;
beforeEach(async () => {
  storefront = await startHostedStorefront({ seed: checkoutSeed });
  ({ accessToken } = await signInToAccount(storefront, ana.email));
});
afterEach(() => storefront.stop());

async function orderAs(token: string) {
  const { checkout } = await openCheckout(storefront, {
    lines: [{ merchandiseId: variants.course }],
    buyerIdentity: { customerAccessToken: token },
  });
  await checkout.press("place", inOregon);
}

/** A page of the customer's orders. */
async function list(args: string) {
  const { customer } = await readAccount(
    storefront,
    accessToken,
    `{ customer { orders(${args}) { nodes { id name confirmationNumber } pageInfo { hasNextPage endCursor } } } }`,
  );
  const { nodes, pageInfo } = customer.orders;
  return { nodes, pageInfo, names: nodes.map(({ name }: { name: string }) => name) };
}

async function readLatest(fields: string) {
  const { customer } = await readAccount(
    storefront,
    accessToken,
    `{ customer { orders(first: 1, sortKey: PROCESSED_AT, reverse: true) { nodes { ${fields} } } } }`,
  );
  return customer.orders.nodes[0];
}

test("an order is read with its lines, totals, and address", async () => {
  const { checkout } = await openCheckout(storefront, {
    lines: [{ merchandiseId: variants.spiral, quantity: 2 }, { merchandiseId: variants.course }],
    discountCodes: ["WELCOME10"],
    buyerIdentity: { customerAccessToken: accessToken },
  });
  await checkout.press("place", toOregon);

  const order = await readLatest(`
    name number email currencyCode financialStatus fulfillmentStatus statusPageUrl edited cancelledAt requiresShipping
    confirmationNumber
    subtotal { amount } subtotalBeforeDiscounts { amount } totalShipping { amount } totalTax { amount }
    totalPrice { amount currencyCode } totalRefunded { amount } totalDuties { amount }
    paymentInformation { paymentStatus totalPaidAmount { amount } totalOutstandingAmount { amount } }
    shippingLine { title originalPrice { amount } }
    shippingAddress { name formatted(withName: true) formattedArea }
    lineItemsSummary { lineItemCount totalQuantityOfLineItems }
    discountApplications(first: 5) { nodes { targetType value { ... on MoneyV2 { amount } } } }
    fulfillments(first: 1) { nodes { status } }
    lineItems(first: 5) {
      nodes {
        title variantTitle quantity sku price { amount } totalPrice { amount } totalDiscount { amount }
        image { url altText width }
        discountAllocations { allocatedAmount { amount } discountApplication { ... on DiscountCodeApplication { code } } }
      }
    }
  `);
  expect(order).toMatchObject({
    name: "#1001",
    number: 1001,
    email: ana.email,
    currencyCode: "USD",
    financialStatus: "PAID",
    fulfillmentStatus: "UNFULFILLED",
    statusPageUrl: expect.stringMatching(/\/checkouts\/\w+\/thank-you$/),
    edited: false,
    cancelledAt: null,
    requiresShipping: true,
    confirmationNumber: expect.stringMatching(/^[0-9A-Z]{9}$/),
    subtotal: { amount: "112.48" },
    subtotalBeforeDiscounts: { amount: "124.98" },
    totalShipping: { amount: "4.99" },
    totalTax: { amount: "0.0" },
    totalPrice: { amount: "117.47", currencyCode: "USD" },
    totalRefunded: { amount: "0.0" },
    totalDuties: null,
    paymentInformation: {
      paymentStatus: "PAID",
      totalPaidAmount: { amount: "117.47" },
      totalOutstandingAmount: { amount: "0.0" },
    },
    shippingLine: { title: "Standard", originalPrice: { amount: "4.99" } },
    shippingAddress: {
      name: "Ana Silva",
      formatted: ["Ana Silva", "1 Main Street", "Portland OR 97201", "United States"],
      formattedArea: "Portland OR, United States",
    },
    lineItemsSummary: { lineItemCount: 2, totalQuantityOfLineItems: 3 },
    discountApplications: { nodes: [{ targetType: "LINE_ITEM", value: { amount: "12.5" } }] },
    fulfillments: { nodes: [] },
  });
  expect(order.lineItems.nodes).toEqual([
    {
      title: "Level 1A Online ASL Course",
      variantTitle: "online course",
      quantity: 1,
      sku: "ASL-1A-ONLINE",
      price: { amount: "79.0" },
      totalPrice: { amount: "79.0" },
      totalDiscount: { amount: "0.0" },
      image: {
        url: expect.stringContaining("/cdn/shop/files/courses/level-1a-online-asl-course.webp"),
        altText: "Cover of Level 1A Online ASL Course",
        width: 1600,
      },
      discountAllocations: [
        { allocatedAmount: { amount: "7.9" }, discountApplication: { code: "WELCOME10" } },
      ],
    },
    expect.objectContaining({ quantity: 2, totalPrice: { amount: "45.98" }, image: null }),
  ]);
});

test("orders are paged, newest first, and found by what's on the confirmation", async () => {
  await orderAs(accessToken);
  await orderAs(accessToken);
  const newest = "sortKey: PROCESSED_AT, reverse: true";

  const first = await list(`first: 1, ${newest}`);
  const second = await list(`first: 1, ${newest}, after: "${first.pageInfo.endCursor}"`);
  const [{ confirmationNumber }] = first.nodes;

  expect([first.names, second.names]).toEqual([["#1002"], ["#1001"]]);
  expect([first.pageInfo.hasNextPage, second.pageInfo.hasNextPage]).toEqual([true, false]);
  expect((await list('first: 5, query: "name:1001"')).names).toEqual(["#1001"]);
  expect((await list(`first: 5, query: "confirmation_number:${confirmationNumber}"`)).names).toEqual([
    "#1002",
  ]);
  expect(
    (await list(`first: 5, query: "name:1001 AND confirmation_number:${confirmationNumber}"`)).names,
  ).toEqual([]);
});

test("an order is opened by its ID, and only by its customer", async () => {
  await orderAs(accessToken);
  const { id } = await readLatest("id");
  const readById = (token: string) =>
    readAccount(storefront, token, "query ($id: ID!) { order(id: $id) { name customer { displayName } } }", {
      id,
    });
  const other = await signInToAccount(storefront, "bo@example.org");

  expect(id).toMatch(/^gid:\/\/shopify\/Order\/\d+$/);
  expect(await readById(accessToken)).toEqual({
    order: { name: "#1001", customer: { displayName: ana.email } },
  });
  expect(await readById(other.accessToken)).toEqual({ order: null });
});

test("a customer sees what was sent, and how to track it", async () => {
  const { order } = await buyBooks(storefront);
  await fulfill({
    lineItemsByFulfillmentOrder: [{ fulfillmentOrderId: order.fulfillmentOrders.nodes[0].id }],
    trackingInfo: { company: "UPS", number: "1Z999", url: "https://ups.example/1Z999" },
  });

  const seen = await readLatest(`
    fulfillmentStatus hasMultipleFulfillments
    fulfillments(first: 1) {
      nodes {
        status requiresShipping isPickedUp latestShipmentStatus trackingInformation { company number url }
        fulfillmentLineItems(first: 5) { nodes { quantity lineItem { title } } }
      }
    }
  `);

  expect(seen).toMatchObject({
    fulfillmentStatus: "FULFILLED",
    hasMultipleFulfillments: false,
    fulfillments: {
      nodes: [
        {
          status: "SUCCESS",
          requiresShipping: true,
          isPickedUp: false,
          latestShipmentStatus: null,
          trackingInformation: [{ company: "UPS", number: "1Z999", url: "https://ups.example/1Z999" }],
        },
      ],
    },
  });
  expect(seen.fulfillments.nodes[0].fulfillmentLineItems.nodes).toContainEqual({
    quantity: 2,
    lineItem: { title: "Getting Started with ASL" },
  });
});

test("a customer sees what was refunded, and what's left of the order", async () => {
  await refundBook(await buyBooks(storefront));

  const seen = await readLatest(`
    financialStatus totalRefunded { amount } totalPrice { amount }
    refunds { totalRefunded { amount } returnName }
    lineItems(first: 5) { nodes { quantity refundableQuantity currentTotalPrice { amount } } }
  `);

  expect(seen).toMatchObject({
    financialStatus: "PARTIALLY_REFUNDED",
    totalRefunded: { amount: "22.99" },
    totalPrice: { amount: "106.98" },
    refunds: [{ totalRefunded: { amount: "22.99" }, returnName: null }],
  });
  expect(seen.lineItems.nodes).toContainEqual({
    quantity: 2,
    refundableQuantity: 1,
    currentTotalPrice: { amount: "22.99" },
  });
});

test("the error for a filter of an order's fulfillments names the argument", async () => {
  await orderAs(accessToken);

  const reading = readLatest('fulfillments(first: 1, query: "status:success") { nodes { id } }');

  await expect(reading).rejects.toThrow("Order.fulfillments(query:) is not emulated.");
});
