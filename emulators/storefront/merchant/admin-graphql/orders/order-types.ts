import { connectionResolvers, edgeResolvers } from "#storefront/graphql/schema/connection.ts";
import { asIs } from "#storefront/graphql/schema/resolver.ts";
import {
  fulfillmentOrderLineResolvers,
  fulfillmentOrderResolvers,
  fulfillmentResolvers,
} from "./fulfillment-resolvers.ts";
import { lineItemResolvers } from "./line-item-resolvers.ts";
import { orderResolvers } from "./order-resolvers.ts";
import { refundLineItemResolvers, refundResolvers } from "./refund-resolvers.ts";

/** The types of orders, and of what happens to them. */
export const orderTypes = {
  Order: orderResolvers,
  OrderConnection: connectionResolvers,
  OrderEdge: edgeResolvers,
  Attribute: { key: asIs, value: asIs },
  MoneyBag: { presentmentMoney: asIs, shopMoney: asIs },
  LineItem: lineItemResolvers,
  LineItemConnection: connectionResolvers,
  LineItemEdge: edgeResolvers,
  TaxLine: { priceSet: asIs, rate: asIs, ratePercentage: asIs, title: asIs },
  ShippingLine: { code: asIs, discountedPriceSet: asIs, originalPriceSet: asIs, taxLines: asIs, title: asIs },
  MailingAddress: {
    address1: asIs,
    address2: asIs,
    city: asIs,
    country: asIs,
    countryCodeV2: asIs,
    firstName: asIs,
    lastName: asIs,
    name: asIs,
    province: asIs,
    provinceCode: asIs,
    zip: asIs,
  },
  OrderTransaction: {
    amountSet: asIs,
    createdAt: asIs,
    gateway: asIs,
    id: asIs,
    kind: asIs,
    parentTransaction: asIs,
    processedAt: asIs,
    status: asIs,
    test: asIs,
  },
  OrderTransactionConnection: connectionResolvers,
  OrderTransactionEdge: edgeResolvers,
  FulfillmentOrder: fulfillmentOrderResolvers,
  FulfillmentOrderConnection: connectionResolvers,
  FulfillmentOrderEdge: edgeResolvers,
  FulfillmentOrderLineItem: fulfillmentOrderLineResolvers,
  FulfillmentOrderLineItemConnection: connectionResolvers,
  FulfillmentOrderLineItemEdge: edgeResolvers,
  Fulfillment: fulfillmentResolvers,
  FulfillmentLineItem: { id: asIs, lineItem: asIs, quantity: asIs },
  FulfillmentLineItemConnection: connectionResolvers,
  FulfillmentLineItemEdge: edgeResolvers,
  FulfillmentTrackingInfo: { company: asIs, number: asIs, url: asIs },
  FulfillmentCreatePayload: { fulfillment: asIs, userErrors: asIs },
  Refund: refundResolvers,
  RefundLineItem: refundLineItemResolvers,
  RefundLineItemConnection: connectionResolvers,
  RefundLineItemEdge: edgeResolvers,
  RefundCreatePayload: { order: asIs, refund: asIs, userErrors: asIs },
} as const;
