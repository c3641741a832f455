import {
  type Customer,
  type CustomerAddress,
  findDefaultAddress,
  toDisplayName,
} from "#storefront/domain/customers/customer.ts";
import { notEmulated } from "#storefront/domain/not-emulated.ts";
import { type ConnectionArgs, toConnection } from "#storefront/graphql/schema/connection.ts";
import { noMetafields } from "#storefront/graphql/schema/find-metafield.ts";
import { type MailingAddressSource, toMailingAddress } from "#storefront/graphql/schema/mailing-address.ts";
import { listOrders, type OrderListArgs } from "#storefront/graphql/schema/orders/list-orders.ts";
import type { Resolvers } from "#storefront/graphql/schema/resolver.ts";

export interface CustomerSource {
  customer: Customer;
  /** What the request identified itself with, or null for a cart's customer. */
  accessToken: string | null;
}

const none = () => null;

export const customerResolvers: Resolvers<CustomerSource> = {
  id: ({ customer }) => customer.id,
  email: ({ customer }) => customer.email,
  firstName: ({ customer }) => customer.firstName,
  lastName: ({ customer }) => customer.lastName,
  displayName: ({ customer }) => toDisplayName(customer),
  phone: ({ customer }) => customer.phone,
  acceptsMarketing: ({ customer }) => customer.acceptsMarketing,
  createdAt: ({ customer }) => customer.createdAt,
  updatedAt: ({ customer }) => customer.updatedAt,
  avatarUrl: none,
  socialLoginProvider: none,
  tags: () => [],
  numberOfOrders: ({ customer }, _args, { orders }) => String(orders.countOf(customer.id)),
  defaultAddress: (source) => {
    const token = requireOwnToken(source, "defaultAddress");
    const address = findDefaultAddress(source.customer);
    return address && toCustomerAddress(address, token);
  },
  addresses: (source, page: ConnectionArgs) => {
    const token = requireOwnToken(source, "addresses");
    const addresses = source.customer.addresses.map((address) => toCustomerAddress(address, token));
    return toConnection(addresses, page);
  },
  orders: (source, args: OrderListArgs, context) => {
    requireOwnToken(source, "orders");
    return listOrders(context.orders.ofCustomer(source.customer.id), args, context);
  },
  ...noMetafields,
};

/** Anyone with a cart's ID or checkout URL can read the cart, so it doesn't give away where its customer lives. */
function requireOwnToken({ accessToken }: CustomerSource, field: string): string {
  if (accessToken === null) throw notEmulated(`Customer.${field} of a cart's customer`);
  return accessToken;
}

/** The ID contains the access token (seen in responses of version 2026-04). Only its number is read back. */
export function toCustomerAddress(address: CustomerAddress, accessToken: string): MailingAddressSource {
  return toMailingAddress(
    address,
    `${address.id}?model_name=CustomerAddress&customer_access_token=${accessToken}`,
  );
}
