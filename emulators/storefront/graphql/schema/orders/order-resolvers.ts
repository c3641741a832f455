import { toDeliveryPrice } from "#storefront/domain/orders/amounts.ts";
import { listLineItems } from "#storefront/domain/orders/line-items.ts";
import { toThankYouPath } from "#storefront/domain/shop-facts.ts";
import type { Order } from "#storefront/domain/orders/order.ts";
import {
  readRefunded,
  sumRefundedUnits,
  toDisplayFulfillmentStatus,
  toFinancialStatus,
} from "#storefront/domain/orders/order-progress.ts";
import { toMoney } from "#storefront/domain/money.ts";
import {
  type ConnectionArgs,
  type FirstArgs,
  takeFirst,
  toConnection,
} from "#storefront/graphql/schema/connection.ts";
import { noMetafields } from "#storefront/graphql/schema/find-metafield.ts";
import type { Resolvers, StorefrontContext } from "#storefront/graphql/schema/resolver.ts";
import { toBillingAddress, toShippingAddress } from "./order-address.ts";
import { listDiscountApplications, toDiscountAllocations } from "./order-discounts.ts";

const none = () => null;

type Read = (order: Order) => number;
const money = (read: Read) => (order: Order) => toMoney(read(order), order.currency);

const readSubtotal = money(({ subtotal }) => subtotal);
const readTotal = money(({ total }) => total);
const readTax = money(({ tax }) => tax);
const readDeliveryPrice = money(({ shipping }) => toDeliveryPrice(shipping));
const readRefundedMoney = money(readRefunded);

const toStatusUrl = ({ token }: Order, _args: never, { publicUrl }: StorefrontContext) =>
  publicUrl + toThankYouPath(token);

/** Orders are never edited or canceled. What's current is without refunded items. */
export const orderResolvers: Resolvers<Order> = {
  // With the order's secret, as Shopify's IDs have (seen in a response of version 2026-04).
  id: ({ id, token }) => `${id}?key=${token}`,
  name: ({ number }) => `#${number}`,
  orderNumber: ({ number }) => number,
  email: ({ email }) => email,
  phone: none,
  processedAt: ({ placedAt }) => placedAt,
  currencyCode: ({ currency }) => currency,
  customerLocale: () => "en",
  customerUrl: toStatusUrl,
  statusUrl: toStatusUrl,
  customAttributes: ({ attributes }) => attributes,
  edited: () => false,
  cancelReason: none,
  canceledAt: none,
  financialStatus: (order) => toFinancialStatus(order).toUpperCase(),
  fulfillmentStatus: toDisplayFulfillmentStatus,
  billingAddress: toBillingAddress,
  shippingAddress: toShippingAddress,
  subtotalPrice: readSubtotal,
  subtotalPriceV2: readSubtotal,
  totalPrice: readTotal,
  totalPriceV2: readTotal,
  totalTax: readTax,
  totalTaxV2: readTax,
  totalShippingPrice: readDeliveryPrice,
  totalShippingPriceV2: readDeliveryPrice,
  totalRefunded: readRefundedMoney,
  totalRefundedV2: readRefundedMoney,
  originalTotalPrice: readTotal,
  originalTotalDuties: none,
  currentTotalDuties: none,
  currentSubtotalPrice: money((order) => order.subtotal - sumRefundedUnits(order, "subtotal")),
  currentTotalTax: money((order) => order.tax - sumRefundedUnits(order, "tax")),
  currentTotalShippingPrice: readDeliveryPrice,
  currentTotalPrice: money(
    (order) => order.total - sumRefundedUnits(order, "subtotal") - sumRefundedUnits(order, "tax"),
  ),
  lineItems: (order, page: ConnectionArgs) => toConnection(listLineItems(order), page),
  discountApplications: (order, page: ConnectionArgs) => toConnection(listDiscountApplications(order), page),
  shippingDiscountAllocations: (order) => toDiscountAllocations(order.shipping?.discounts ?? [], order),
  successfulFulfillments: (order, args: FirstArgs) =>
    takeFirst(order.fulfillments ?? [], args).map((fulfillment) => ({ order, fulfillment })),
  ...noMetafields,
};
