import { shopId, toShopDomain } from "#storefront/domain/shop-facts.ts";
import { connectionResolvers, edgeResolvers } from "#storefront/graphql/schema/connection.ts";
import { imageResolvers } from "#storefront/graphql/schema/image-resolvers.ts";
import type { ResolversByType } from "#storefront/graphql/schema/make-executable.ts";
import { asIs } from "#storefront/graphql/schema/resolver.ts";
import { type AccountResolvers, readSignedIn } from "./account-context.ts";
import { addressMutations } from "./address-mutations.ts";
import { addressResolvers } from "./address-resolvers.ts";
import { customerMutations } from "./customer-mutations.ts";
import { customerResolvers } from "./customer-resolvers.ts";
import { fulfillmentResolvers, lineItemResolvers } from "./line-item-resolvers.ts";
import { orderResolvers } from "./order-resolvers.ts";

const queries: AccountResolvers<unknown> = {
  customer: (_root, _args, context) => readSignedIn(context),
  // Another customer's order is as unknown as one that doesn't exist.
  order: (_root, { id }: { id: string }, { orders, customerId }) => {
    const order = orders.byId(id.split("?")[0] ?? "");
    return order?.customerId === customerId ? order : null;
  },
  shop: () => ({ id: `gid://shopify/Shop/${shopId}` }),
};

const shopResolvers: AccountResolvers<object> = {
  id: asIs,
  name: (_shop, _args, { content }) => content.shop.name,
  url: (_shop, _args, { publicUrl }) => publicUrl,
  myshopifyDomain: (_shop, _args, { content }) => toShopDomain(content.shop.name),
};

const error = { code: asIs, field: asIs, message: asIs } as const;
const marketingPayload = { emailAddress: asIs, userErrors: asIs } as const;
const addressPayload = { customerAddress: asIs, userErrors: asIs } as const;
const application = { allocationMethod: asIs, targetSelection: asIs, targetType: asIs, value: asIs } as const;

/** Everything that's emulated of the Customer Account API, by type. */
export const accountResolvers: ResolversByType = {
  QueryRoot: queries,
  Mutation: { ...customerMutations, ...addressMutations },
  Shop: shopResolvers,
  Customer: customerResolvers,
  CustomerEmailAddress: { emailAddress: asIs, marketingState: asIs },
  CustomerPhoneNumber: { phoneNumber: asIs, marketingState: asIs },
  CustomerAddress: addressResolvers,
  CustomerAddressConnection: connectionResolvers,
  CustomerAddressEdge: edgeResolvers,
  CompanyContactConnection: connectionResolvers,
  StoreCreditAccountConnection: connectionResolvers,
  SubscriptionContractConnection: connectionResolvers,
  CustomerUpdatePayload: { customer: asIs, userErrors: asIs },
  CustomerAddressCreatePayload: addressPayload,
  CustomerAddressUpdatePayload: addressPayload,
  CustomerAddressDeletePayload: { deletedAddressId: asIs, userErrors: asIs },
  CustomerEmailMarketingSubscribePayload: marketingPayload,
  CustomerEmailMarketingUnsubscribePayload: marketingPayload,
  StorefrontCustomerAccessTokenCreatePayload: { customerAccessToken: asIs, userErrors: asIs },
  UserErrorsCustomerUserErrors: error,
  UserErrorsCustomerAddressUserErrors: error,
  UserErrorsCustomerEmailMarketingUserErrors: error,
  UserErrorsStorefrontCustomerAccessTokenCreateUserErrors: error,
  Order: orderResolvers,
  OrderConnection: connectionResolvers,
  OrderEdge: edgeResolvers,
  OrderPaymentInformation: {
    paymentStatus: asIs,
    totalPaidAmount: asIs,
    totalOutstandingAmount: asIs,
    paymentCollectionUrl: asIs,
    paymentTerms: asIs,
  },
  OrderLineItemsSummary: {
    lineItemCount: asIs,
    totalQuantityOfLineItems: asIs,
    totalQuantityOfTipLineItems: asIs,
    totalQuantityOfLegacyFeesLineItems: asIs,
  },
  ShippingLine: { handle: asIs, title: asIs, originalPrice: asIs },
  Refund: { id: asIs, createdAt: asIs, updatedAt: asIs, returnName: asIs, totalRefunded: asIs },
  LineItem: lineItemResolvers,
  LineItemConnection: connectionResolvers,
  LineItemEdge: edgeResolvers,
  Fulfillment: fulfillmentResolvers,
  FulfillmentConnection: connectionResolvers,
  FulfillmentEdge: edgeResolvers,
  FulfillmentLineItem: { id: asIs, lineItem: asIs, quantity: asIs },
  FulfillmentLineItemConnection: connectionResolvers,
  FulfillmentLineItemEdge: edgeResolvers,
  TrackingInformation: { company: asIs, number: asIs, url: asIs },
  DiscountAllocation: { allocatedAmount: asIs, discountApplication: asIs },
  DiscountApplicationConnection: connectionResolvers,
  DiscountApplicationEdge: edgeResolvers,
  DiscountCodeApplication: { ...application, code: asIs },
  AutomaticDiscountApplication: { ...application, title: asIs },
  Attribute: { key: asIs, value: asIs },
  Image: imageResolvers,
  MoneyV2: { amount: asIs, currencyCode: asIs },
  PageInfo: { hasNextPage: asIs, hasPreviousPage: asIs, startCursor: asIs, endCursor: asIs },
};
