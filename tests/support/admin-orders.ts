import { openCheckout, toOregon } from "./checkout.ts";
import { openAdminClient } from "./open-admin-client.ts";
import type { TestStorefront } from "./storefront.ts";
import { variants } from "./stocked-seed.ts";

/** Everything that the tests of orders read. */
const orderFields = `
  id name displayFinancialStatus displayFulfillmentStatus fulfillable refundable
  totalRefundedSet { shopMoney { amount } }
  netPaymentSet { shopMoney { amount } }
  lineItems(first: 10) { nodes { id quantity currentQuantity refundableQuantity unfulfilledQuantity variant { id } } }
  transactions { id kind gateway amountSet { shopMoney { amount } } }
  fulfillmentOrders(first: 1) {
    nodes { id status lineItems(first: 10) { nodes { id totalQuantity remainingQuantity lineItem { id } } } }
  }
  fulfillments { id status totalQuantity trackingInfo { company number url } }
  refunds { id note totalRefundedSet { shopMoney { amount } } }
`;

/** Buys two spiral-bound workbooks and a course, and returns the order as the Admin API has it. */
export async function buyBooks(storefront: TestStorefront) {
  const { checkout } = await openCheckout(storefront, {
    lines: [{ merchandiseId: variants.spiral, quantity: 2 }, { merchandiseId: variants.course }],
  });
  await checkout.press("place", toOregon);
  const { orders } = await openAdminClient().run(
    `{ orders(first: 1, reverse: true) { nodes { ${orderFields} } } }`,
  );
  const [order] = orders.nodes;
  const lineOf = (id: string) =>
    order.lineItems.nodes.find(({ variant }: { variant: { id: string } }) => variant.id === id);
  return { order, books: lineOf(variants.spiral), course: lineOf(variants.course) };
}

/** Gives the money for one of the workbooks back. */
export function refundBook({ order, books }: Awaited<ReturnType<typeof buyBooks>>) {
  const [{ id: parentId }] = order.transactions;
  return refund({
    orderId: order.id,
    refundLineItems: [{ lineItemId: books.id, quantity: 1, restockType: "CANCEL" }],
    transactions: [{ orderId: order.id, parentId, amount: "22.99", kind: "REFUND", gateway: "bogus" }],
  });
}

export async function readOrder(id: string) {
  const { order } = await openAdminClient().run(`query ($id: ID!) { order(id: $id) { ${orderFields} } }`, {
    id,
  });
  return order;
}

/** Calls `fulfillmentCreate` and returns its payload. */
export async function fulfill(fulfillment: object) {
  const { fulfillmentCreate } = await openAdminClient().run(
    `mutation Fulfill($fulfillment: FulfillmentInput!) {
      fulfillmentCreate(fulfillment: $fulfillment) {
        fulfillment {
          id name status totalQuantity
          trackingInfo { company number url }
          fulfillmentLineItems(first: 5) { nodes { quantity lineItem { id } } }
          order { displayFulfillmentStatus }
        }
        userErrors { field message }
      }
    }`,
    { fulfillment },
  );
  return fulfillmentCreate;
}

/** Calls `refundCreate` and returns its payload. */
export async function refund(input: object) {
  const { refundCreate } = await openAdminClient().run(
    `mutation Refund($input: RefundInput!) {
      refundCreate(input: $input) {
        refund {
          id note
          totalRefundedSet { shopMoney { amount currencyCode } }
          refundLineItems(first: 5) {
            nodes { quantity restockType restocked lineItem { id } subtotalSet { shopMoney { amount } } }
          }
          transactions(first: 5) { nodes { kind gateway parentTransaction { id } amountSet { shopMoney { amount } } } }
        }
        order { id displayFinancialStatus }
        userErrors { field message }
      }
    }`,
    { input },
  );
  return refundCreate;
}
