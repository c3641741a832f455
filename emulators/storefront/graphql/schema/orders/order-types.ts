import { asIs, type Resolvers } from "#storefront/graphql/schema/resolver.ts";
import { fulfillmentResolvers, orderLineResolvers } from "./order-line-resolvers.ts";
import { orderResolvers } from "./order-resolvers.ts";

const connection = { edges: asIs, nodes: asIs, pageInfo: asIs } as const;
const edge = { cursor: asIs, node: asIs } as const;
const application = { allocationMethod: asIs, targetSelection: asIs, targetType: asIs, value: asIs } as const;

/** The emulated types around a customer's orders. */
export const orderTypes: Record<string, Resolvers<never>> = {
  Order: orderResolvers,
  OrderConnection: { ...connection, totalCount: asIs },
  OrderEdge: edge,
  OrderLineItem: orderLineResolvers,
  OrderLineItemConnection: connection,
  OrderLineItemEdge: edge,
  DiscountAllocation: { allocatedAmount: asIs, discountApplication: asIs },
  DiscountApplicationConnection: connection,
  DiscountApplicationEdge: edge,
  DiscountCodeApplication: { ...application, applicable: asIs, code: asIs },
  AutomaticDiscountApplication: { ...application, title: asIs },
  Fulfillment: fulfillmentResolvers,
  FulfillmentLineItem: { lineItem: asIs, quantity: asIs },
  FulfillmentLineItemConnection: connection,
  FulfillmentLineItemEdge: edge,
  FulfillmentTrackingInfo: { number: asIs, url: asIs },
};
