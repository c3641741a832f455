import type { Customer, CustomerAddress } from "#storefront/domain/customers/customer.ts";
import type { Resolvers, StorefrontContext } from "#storefront/graphql/schema/resolver.ts";
import { requireCustomer, type SignedIn } from "./customer-access.ts";
import {
  createBlankAddress,
  isSameAddress,
  type MailingAddressInput,
  readAddress,
} from "./customer-address-input.ts";
import { type CustomerUserError, toErrorFields } from "./customer-errors.ts";
import { toCustomer, toCustomerAddress } from "./customer-resolvers.ts";

/** The emulator's own limit. */
const maxAddresses = 100;

export const customerAddressMutations: Resolvers<unknown> = {
  customerAddressCreate: (
    _root,
    { customerAccessToken, address }: SignedIn<{ address: MailingAddressInput }>,
    context,
  ) => {
    const customer = requireCustomer(customerAccessToken, context, "customerAddressCreate");
    const { addresses, defaultAddressId } = customer;
    const read = readAddress(address, createBlankAddress(customer));
    if (read.kind === "invalid") return refuseAddress(read.errors);
    // The wording is that of Shopify's Admin API, whose errors have no codes.
    if (addresses.some((other) => isSameAddress(other, read.fields))) {
      return refuseAddress([{ code: null, field: ["address"], message: "Address already exists" }]);
    }
    if (addresses.length >= maxAddresses) {
      const message = `A customer can have at most ${maxAddresses} addresses`;
      return refuseAddress([{ code: "INVALID", field: ["address"], message }]);
    }
    const made: CustomerAddress = { id: context.nextId("MailingAddress"), ...read.fields };
    const changed = { addresses: [...addresses, made], defaultAddressId: defaultAddressId ?? made.id };
    save({ ...customer, ...changed }, context);
    return { customerAddress: toCustomerAddress(made, customerAccessToken), ...toErrorFields([]) };
  },
  customerAddressUpdate: (
    _root,
    { customerAccessToken, id, address }: SignedIn<{ id: string; address: MailingAddressInput }>,
    context,
  ) => {
    const customer = requireCustomer(customerAccessToken, context, "customerAddressUpdate");
    const before = findAddress(customer, id);
    if (!before) return refuseAddress([noSuchAddress("id")]);
    const read = readAddress(address, before);
    if (read.kind === "invalid") return refuseAddress(read.errors);
    const after: CustomerAddress = { id: before.id, ...read.fields };
    const addresses = customer.addresses.map((other) => (other.id === after.id ? after : other));
    save({ ...customer, addresses }, context);
    return { customerAddress: toCustomerAddress(after, customerAccessToken), ...toErrorFields([]) };
  },
  customerAddressDelete: (_root, { customerAccessToken, id }: SignedIn<{ id: string }>, context) => {
    const customer = requireCustomer(customerAccessToken, context, "customerAddressDelete");
    const deleted = findAddress(customer, id);
    if (!deleted) return { deletedCustomerAddressId: null, ...toErrorFields([noSuchAddress("id")]) };
    const addresses = customer.addresses.filter((address) => address.id !== deleted.id);
    const { defaultAddressId } = customer;
    const next = defaultAddressId === deleted.id ? (addresses[0]?.id ?? null) : defaultAddressId;
    save({ ...customer, addresses, defaultAddressId: next }, context);
    const { id: deletedCustomerAddressId } = toCustomerAddress(deleted, customerAccessToken);
    return { deletedCustomerAddressId, ...toErrorFields([]) };
  },
  customerDefaultAddressUpdate: (
    _root,
    { customerAccessToken, addressId }: SignedIn<{ addressId: string }>,
    context,
  ) => {
    const customer = requireCustomer(customerAccessToken, context, "customerDefaultAddressUpdate");
    const address = findAddress(customer, addressId);
    if (!address) return { customer: null, ...toErrorFields([noSuchAddress("addressId")]) };
    const changed = save({ ...customer, defaultAddressId: address.id }, context);
    return { customer: toCustomer(changed, customerAccessToken), ...toErrorFields([]) };
  },
};

/** Without what comes after the number: `?model_name=CustomerAddress&customer_access_token=…`. */
function findAddress({ addresses }: Customer, globalId: string): CustomerAddress | null {
  const [bareId] = globalId.split("?");
  return addresses.find(({ id }) => id === bareId) ?? null;
}

function save(customer: Customer, { customers, now }: StorefrontContext): Customer {
  const saved = { ...customer, updatedAt: now().toISOString() };
  customers.put(saved);
  return saved;
}

/** The wording is that of Shopify's Admin API. */
function noSuchAddress(field: string): CustomerUserError {
  return { code: "NOT_FOUND", field: [field], message: "Address does not exist" };
}

function refuseAddress(errors: readonly CustomerUserError[]) {
  return { customerAddress: null, ...toErrorFields(errors) };
}
