import { connectionResolvers, edgeResolvers } from "#storefront/graphql/schema/connection.ts";
import { asIs, type Resolvers } from "#storefront/graphql/schema/resolver.ts";
import { fulfillmentResolvers, orderLineResolvers } from "./order-line-resolvers.ts";
import { orderResolvers } from "./order-resolvers.ts";

const application = { allocationMethod: asIs, targetSelection: asIs, targetType: asIs, value: asIs } as const;

/** The emulated types around a customer's orders. */
export const orderTypes: Record<string, Resolvers<never>> = {
  Order: orderResolvers,
  OrderConnection: { ...connectionResolvers, totalCount: asIs },
  OrderEdge: edgeResolvers,
  OrderLineItem: orderLineResolvers,
  OrderLineItemConnection: connectionResolvers,
  OrderLineItemEdge: edgeResolvers,
  DiscountAllocation: { allocatedAmount: asIs, discountApplication: asIs },
  DiscountApplicationConnection: connectionResolvers,
  DiscountApplicationEdge: edgeResolvers,
  DiscountCodeApplication: { ...application, applicable: asIs, code: asIs },
  AutomaticDiscountApplication: { ...application, title: asIs },
  Fulfillment: fulfillmentResolvers,
  FulfillmentLineItem: { lineItem: asIs, quantity: asIs },
  FulfillmentLineItemConnection: connectionResolvers,
  FulfillmentLineItemEdge: edgeResolvers,
  FulfillmentTrackingInfo: { number: asIs, url: asIs },
};
