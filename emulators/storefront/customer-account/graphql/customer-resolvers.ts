import { type Customer, findDefaultAddress, toDisplayName } from "#storefront/domain/customers/customer.ts";
import { type ConnectionArgs, type ListArgs, toConnection } from "#storefront/graphql/schema/connection.ts";
import { listOrders } from "#storefront/graphql/schema/orders/list-orders.ts";
import { toMailingAddress } from "#storefront/graphql/schema/mailing-address.ts";
import type { AccountResolvers } from "./account-context.ts";
import { orderFields } from "./order-search.ts";

interface AddressesArgs extends ConnectionArgs {
  skipDefault: boolean;
}

const none = () => null;
const noItems = (_customer: Customer, page: ConnectionArgs) => toConnection([], page);

export const customerResolvers: AccountResolvers<Customer> = {
  id: ({ id }) => id,
  firstName: ({ firstName }) => firstName,
  lastName: ({ lastName }) => lastName,
  displayName: toDisplayName,
  emailAddress: (customer) => toEmailAddress(customer),
  phoneNumber: ({ phone }) => phone && { phoneNumber: phone, marketingState: "NOT_SUBSCRIBED" },
  createdAt: ({ createdAt }) => createdAt,
  creationDate: ({ createdAt }) => createdAt,
  tags: () => [],
  defaultAddress: (customer) => {
    const address = findDefaultAddress(customer);
    return address && toMailingAddress(address, address.id);
  },
  addresses: ({ addresses, defaultAddressId }, { skipDefault, ...page }: AddressesArgs) =>
    toConnection(
      addresses
        .filter(({ id }) => !skipDefault || id !== defaultAddressId)
        .map((address) => toMailingAddress(address, address.id)),
      page,
    ),
  orders: ({ id }, args: ListArgs, { orders, now }) =>
    listOrders(orders.ofCustomer(id), args, { fields: orderFields, now: now() }),
  // The shop has none of these.
  metafield: none,
  metafields: (_customer, { identifiers }: { identifiers: object[] }) => identifiers.map(none),
  lastIncompleteCheckout: none,
  companyContacts: noItems,
  storeCreditAccounts: noItems,
  subscriptionContract: none,
  subscriptionContracts: noItems,
};

export function toEmailAddress({ email, acceptsMarketing }: Customer) {
  return { emailAddress: email, marketingState: acceptsMarketing ? "SUBSCRIBED" : "NOT_SUBSCRIBED" };
}
