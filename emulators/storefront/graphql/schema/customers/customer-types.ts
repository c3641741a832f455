import { connectionResolvers, edgeResolvers } from "#storefront/graphql/schema/connection.ts";
import { asIs, type Resolvers } from "#storefront/graphql/schema/resolver.ts";
import { customerResolvers } from "./customer-resolvers.ts";

const errors = { customerUserErrors: asIs, userErrors: asIs } as const;
const token = { customerAccessToken: asIs } as const;
const customer = { customer: asIs } as const;

/** The emulated types around customers. */
export const customerTypes: Record<string, Resolvers<never>> = {
  Customer: customerResolvers,
  CustomerAccessToken: { accessToken: asIs, expiresAt: asIs },
  CustomerUserError: { code: asIs, field: asIs, message: asIs },
  UserError: { field: asIs, message: asIs },
  MailingAddressConnection: connectionResolvers,
  MailingAddressEdge: edgeResolvers,
  CustomerCreatePayload: { ...customer, ...errors },
  CustomerUpdatePayload: { ...customer, ...token, ...errors },
  CustomerAccessTokenCreatePayload: { ...token, ...errors },
  CustomerAccessTokenRenewPayload: { ...token, userErrors: asIs },
  CustomerAccessTokenDeletePayload: {
    deletedAccessToken: asIs,
    deletedCustomerAccessTokenId: asIs,
    userErrors: asIs,
  },
  CustomerActivatePayload: { ...customer, ...token, ...errors },
  CustomerActivateByUrlPayload: { ...customer, ...token, customerUserErrors: asIs },
  CustomerRecoverPayload: errors,
  CustomerResetPayload: { ...customer, ...token, ...errors },
  CustomerResetByUrlPayload: { ...customer, ...token, ...errors },
  CustomerAddressCreatePayload: { customerAddress: asIs, ...errors },
  CustomerAddressUpdatePayload: { customerAddress: asIs, ...errors },
  CustomerAddressDeletePayload: { deletedCustomerAddressId: asIs, ...errors },
  CustomerDefaultAddressUpdatePayload: { ...customer, ...errors },
};
