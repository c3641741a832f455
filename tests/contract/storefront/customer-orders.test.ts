import { afterEach, beforeEach, expect, test } from "vitest";
import { checkoutSeed, inOregon, openCheckout, toOregon } from "../../support/checkout.ts";
import { ana, mutate, portland, readCustomer, signUp } from "../../support/customers.ts";
import { variants } from "../../support/stocked-seed.ts";
import { type TestStorefront, startTestStorefront } from "../../support/storefront.ts";

let now: Date;
let storefront: TestStorefront;
beforeEach(async () => {
  now = new Date("2026-11-21T12:00:00Z");
  storefront = await startTestStorefront({ seed: checkoutSeed, now: () => now });
});
afterEach(() => storefront.stop());

const course = { merchandiseId: variants.course };
const book = { merchandiseId: variants.spiral };
/** Fills a cart as a customer, and opens its checkout. */
const shopAs = (token: string, lines: object[]) =>
  openCheckout(storefront, { lines, buyerIdentity: { customerAccessToken: token } });

async function orderAs(token: string, lines: object[] = [course]) {
  const { checkout } = await shopAs(token, lines);
  await checkout.press("place", inOregon);
}

const list = async (token: string, args: string) => {
  const { orders } = await readCustomer(
    storefront,
    token,
    `orders(${args}) { nodes { name } totalCount pageInfo { hasNextPage endCursor } }`,
  );
  return { ...orders, names: orders.nodes.map(({ name }: { name: string }) => name) };
};

test("an order is read with its lines, totals and addresses", async () => {
  const token = await signUp(storefront);
  await mutate(storefront, "customerAddressCreate", { customerAccessToken: token, address: portland });
  const { checkout } = await openCheckout(storefront, {
    lines: [
      { ...book, quantity: 2 },
      { ...course, attributes: [{ key: "seat", value: "1" }] },
    ],
    attributes: [{ key: "termsVersion", value: "3" }],
    discountCodes: ["WELCOME10"],
    buyerIdentity: { customerAccessToken: token },
  });
  await checkout.press("place");

  const { orders } = await readCustomer(
    storefront,
    token,
    `orders(first: 1) {
      nodes {
        id name orderNumber email processedAt currencyCode financialStatus fulfillmentStatus statusUrl edited
        canceledAt cancelReason phone customerLocale
        customAttributes { key value }
        subtotalPrice { amount } totalShippingPrice { amount } totalTax { amount } totalPrice { amount currencyCode }
        currentTotalPrice { amount } totalRefunded { amount }
        shippingAddress { name formatted provinceCode countryCodeV2 } billingAddress { city }
        discountApplications(first: 5) {
          nodes { targetType allocationMethod value { ... on MoneyV2 { amount } } ... on DiscountCodeApplication { code } }
        }
        successfulFulfillments { trackingCompany }
        lineItems(first: 5) {
          nodes {
            title quantity currentQuantity customAttributes { key value }
            originalTotalPrice { amount } discountedTotalPrice { amount }
            discountAllocations { allocatedAmount { amount } }
            variant { id product { handle } }
          }
        }
      }
    }`,
  );

  const [order] = orders.nodes;
  expect(order).toMatchObject({
    id: expect.stringMatching(/^gid:\/\/shopify\/Order\/\d+\?key=\w+$/),
    name: "#1001",
    orderNumber: 1001,
    email: ana.email,
    processedAt: "2026-11-21T12:00:00Z",
    currencyCode: "USD",
    financialStatus: "PAID",
    fulfillmentStatus: "UNFULFILLED",
    edited: false,
    canceledAt: null,
    phone: null,
    customerLocale: "en",
    customAttributes: [{ key: "termsVersion", value: "3" }],
    totalTax: { amount: "0.0" },
    totalRefunded: { amount: "0.0" },
    shippingAddress: {
      name: "Ana Silva",
      formatted: ["1 Main Street", "Portland OR 97201", "United States"],
      provinceCode: "OR",
      countryCodeV2: "US",
    },
    billingAddress: { city: "Portland" },
    discountApplications: {
      nodes: [{ code: "WELCOME10", targetType: "LINE_ITEM", allocationMethod: "ACROSS" }],
    },
    successfulFulfillments: [],
  });
  expect(order.currentTotalPrice).toEqual({ amount: order.totalPrice.amount });
  expect(order.lineItems.nodes).toContainEqual({
    title: "Getting Started with ASL - spiral bound",
    quantity: 2,
    currentQuantity: 2,
    customAttributes: [],
    originalTotalPrice: { amount: "45.98" },
    discountedTotalPrice: { amount: "45.98" },
    discountAllocations: [{ allocatedAmount: { amount: "4.6" } }],
    variant: { id: variants.spiral, product: { handle: "getting-started-with-asl" } },
  });
  expect((await fetch(order.statusUrl)).status).toBe(200);
});

test("orders are read in pages, sorted and searched", async () => {
  const token = await signUp(storefront);
  await orderAs(token);
  now = new Date("2026-11-22T12:00:00Z");
  const { checkout } = await shopAs(token, [book]);
  await checkout.press("place", toOregon);

  const first = await list(token, "first: 1");
  const second = await list(token, `first: 1, after: "${first.pageInfo.endCursor}"`);
  const newest = await list(token, "first: 1, sortKey: PROCESSED_AT, reverse: true");
  const cheapest = await list(token, "first: 1, sortKey: TOTAL_PRICE");
  const found = await list(token, 'first: 5, query: "processed_at:>=2026-11-22"');

  expect(first).toMatchObject({ names: ["#1001"], totalCount: "2", pageInfo: { hasNextPage: true } });
  expect(second).toMatchObject({ names: ["#1002"], pageInfo: { hasNextPage: false } });
  expect(newest.names).toEqual(["#1002"]);
  expect(cheapest.names).toEqual(["#1002"]);
  expect(found.names).toEqual(["#1002"]);
});

test("two customers never see each other's orders", async () => {
  const anas = await signUp(storefront);
  const bos = await signUp(storefront, { email: "bo@example.org" });
  await orderAs(anas);
  await orderAs(bos);

  expect((await list(anas, "first: 5")).names).toEqual(["#1001"]);
  expect((await list(bos, "first: 5")).names).toEqual(["#1002"]);
});

test("an order without signing in belongs to the customer with its email", async () => {
  const token = await signUp(storefront);
  const { checkout } = await openCheckout(storefront, { lines: [course] });
  await checkout.press("place", { ...inOregon, email: "Ana@example.org" });

  expect((await list(token, "first: 5")).names).toEqual(["#1001"]);
});
