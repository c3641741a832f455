import {
  type Customer,
  type CustomerAddress,
  findDefaultAddress,
  toDisplayName,
} from "#storefront/domain/customers/customer.ts";
import type { Order } from "#storefront/domain/orders/order.ts";
import type { Searchable } from "#storefront/domain/search/searchable.ts";
import { notEmulated } from "#storefront/domain/not-emulated.ts";
import { type ConnectionArgs, type ListArgs, toConnection } from "#storefront/graphql/schema/connection.ts";
import { noMetafields } from "#storefront/graphql/schema/find-metafield.ts";
import { type MailingAddressSource, toMailingAddress } from "#storefront/graphql/schema/mailing-address.ts";
import { listOrders } from "#storefront/graphql/schema/orders/list-orders.ts";
import type { Resolvers } from "#storefront/graphql/schema/resolver.ts";

export interface CustomerSource {
  customer: Customer;
  /** The customer's own, if the request or its response has one. */
  accessToken: string | null;
  /** Whether it's read through a cart, instead of by the customer. */
  isCartBuyer: boolean;
}

export function toCustomer(customer: Customer, accessToken: string | null): CustomerSource {
  return { customer, accessToken, isCartBuyer: false };
}

export function toCartBuyer(customer: Customer): CustomerSource {
  return { customer, accessToken: null, isCartBuyer: true };
}

const none = () => null;

/** The schema documents one field. */
const orderFields: Searchable<Order>["fields"] = {
  processed_at: { kind: "date", read: ({ placedAt }) => placedAt },
};

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
    requireOwner(source, "defaultAddress");
    const address = findDefaultAddress(source.customer);
    return address && toCustomerAddress(address, source.accessToken);
  },
  addresses: (source, page: ConnectionArgs) => {
    requireOwner(source, "addresses");
    const { customer, accessToken } = source;
    return toConnection(
      customer.addresses.map((address) => toCustomerAddress(address, accessToken)),
      page,
    );
  },
  orders: (source, args: ListArgs, context) => {
    requireOwner(source, "orders");
    const { orders, now } = context;
    return listOrders(orders.ofCustomer(source.customer.id), args, { fields: orderFields, now: now() });
  },
  ...noMetafields,
};

/** Anyone with a cart's ID or checkout URL can read the cart, so it doesn't give away where its customer lives. */
function requireOwner({ isCartBuyer }: CustomerSource, field: string): void {
  if (isCartBuyer) throw notEmulated(`Customer.${field} of a cart's customer`);
}

/** The ID contains the access token (seen in responses of version 2026-04). Only its number is read back. */
export function toCustomerAddress(
  address: CustomerAddress,
  accessToken: string | null,
): MailingAddressSource {
  const token = accessToken === null ? "" : `&customer_access_token=${accessToken}`;
  return toMailingAddress(address, `${address.id}?model_name=CustomerAddress${token}`);
}
