import { toDeliveryPrice } from "#storefront/domain/orders/amounts.ts";
import { listLineItems } from "#storefront/domain/orders/line-items.ts";
import type { Order, OrderFulfillment, OrderRefund } from "#storefront/domain/orders/order.ts";
import {
  readRefunded,
  sumRefundedUnits,
  toDisplayFulfillmentStatus,
  toFinancialStatus,
  toUpdatedAt,
} from "#storefront/domain/orders/order-progress.ts";
import { toMoney } from "#storefront/domain/money.ts";
import { notEmulated } from "#storefront/domain/not-emulated.ts";
import { toThankYouPath } from "#storefront/domain/shop-facts.ts";
import { type ConnectionArgs, toConnection } from "#storefront/graphql/schema/connection.ts";
import { toBillingAddress, toShippingAddress } from "#storefront/graphql/schema/orders/order-address.ts";
import {
  listDiscountApplications,
  toDiscountAllocations,
} from "#storefront/graphql/schema/orders/order-discounts.ts";
import { type AccountResolvers, readSignedIn } from "./account-context.ts";
import { toConfirmationNumber } from "./order-search.ts";

const none = () => null;

const money = (read: (order: Order) => number) => (order: Order) => toMoney(read(order), order.currency);

const toStatus = (order: Order) => toFinancialStatus(order).toUpperCase();
const countUnits = ({ lines }: Order) => lines.reduce((sum, { quantity }) => sum + quantity, 0);
const readTotal = (order: Order) =>
  order.total - sumRefundedUnits(order, "subtotal") - sumRefundedUnits(order, "tax");

/** Orders are paid when they're placed, and never edited or canceled. */
export const orderResolvers: AccountResolvers<Order> = {
  id: ({ id }) => id,
  name: ({ number }) => `#${number}`,
  number: ({ number }) => number,
  confirmationNumber: toConfirmationNumber,
  statusPageUrl: ({ token }, _args, { publicUrl }) => publicUrl + toThankYouPath(token),
  createdAt: ({ placedAt }) => placedAt,
  processedAt: ({ placedAt }) => placedAt,
  updatedAt: toUpdatedAt,
  edited: () => false,
  cancelReason: none,
  cancelledAt: none,
  customer: (_order, _args, context) => readSignedIn(context),
  customerLocale: () => "en",
  email: ({ email }) => email,
  hasEmail: () => true,
  phone: none,
  note: ({ note }) => note,
  poNumber: none,
  customAttributes: ({ attributes }) => attributes,
  currencyCode: ({ currency }) => currency,
  financialStatus: toStatus,
  fulfillmentStatus: toDisplayFulfillmentStatus,
  paymentInformation: (order) => ({
    paymentStatus: toStatus(order),
    totalPaidAmount: toMoney(order.total, order.currency),
    totalOutstandingAmount: toMoney(0, order.currency),
    paymentCollectionUrl: null,
    paymentTerms: null,
  }),
  subtotal: money(({ subtotal }) => subtotal),
  subtotalBeforeDiscounts: money(({ lines }) =>
    lines.reduce((sum, { each, quantity }) => sum + each * quantity, 0),
  ),
  totalPrice: money(readTotal),
  totalTax: money(({ tax }) => tax),
  totalTip: none,
  totalDuties: none,
  totalRefunded: money(readRefunded),
  totalShipping: money(({ shipping }) => shipping?.price ?? 0),
  totalDiscountedShipping: money(({ shipping }) => toDeliveryPrice(shipping)),
  shippingTitle: ({ shipping }) => shipping?.title ?? null,
  shippingLine: ({ shipping, currency }) =>
    shipping && {
      handle: shipping.handle,
      title: shipping.title,
      originalPrice: toMoney(shipping.price, currency),
    },
  shippingDiscountAllocations: (order) => toDiscountAllocations(order.shipping?.discounts ?? [], order),
  shippingAddress: toShippingAddress,
  billingAddress: toBillingAddress,
  requiresShipping: ({ lines }) => lines.some((line) => line.requiresShipping),
  discountApplications: (order, page: ConnectionArgs) => toConnection(listDiscountApplications(order), page),
  lineItems: (order, page: ConnectionArgs) => toConnection(listLineItems(order), page),
  lineItemsSummary: (order) => ({
    lineItemCount: order.lines.length,
    totalQuantityOfLineItems: countUnits(order),
    totalQuantityOfTipLineItems: 0,
    totalQuantityOfLegacyFeesLineItems: 0,
  }),
  hasMultipleFulfillments: ({ fulfillments = [] }) => fulfillments.length > 1,
  fulfillments: (order, { query, ...page }: ConnectionArgs & { query?: string | null }) => {
    if (query) throw notEmulated("Order.fulfillments(query:)");
    // The oldest is first by every sort key.
    return toConnection(listFulfillments(order), page);
  },
  refunds: ({ refunds = [], currency }) => refunds.map((refund) => toRefund(refund, currency)),
  metafield: none,
  metafields: (_order, { identifiers }: { identifiers: object[] }) => identifiers.map(none),
};

export interface FulfillmentSource {
  id: OrderFulfillment["id"];
  order: Order;
  fulfillment: OrderFulfillment;
}

const listFulfillments = (order: Order): FulfillmentSource[] =>
  (order.fulfillments ?? []).map((fulfillment) => ({ id: fulfillment.id, order, fulfillment }));

function toRefund({ id, createdAt, amount }: OrderRefund, currency: Order["currency"]) {
  return { id, createdAt, updatedAt: createdAt, returnName: null, totalRefunded: toMoney(amount, currency) };
}
