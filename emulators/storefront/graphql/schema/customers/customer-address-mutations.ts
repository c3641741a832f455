import { maxAddresses, withAddress, withoutAddress } from "#storefront/domain/customers/addresses.ts";
import type { Customer, CustomerAddress } from "#storefront/domain/customers/customer.ts";
import { saveCustomer } from "#storefront/domain/customers/customers.ts";
import type { Resolvers } from "#storefront/graphql/schema/resolver.ts";
import { requireCustomer, type SignedIn } from "./customer-access.ts";
import {
  createBlankAddress,
  isSameAddress,
  type MailingAddressInput,
  readAddress,
} from "./customer-address-input.ts";
import { type CustomerUserError, toErrorFields } from "./customer-errors.ts";
import { toCustomer, toCustomerAddress } from "./customer-resolvers.ts";

export const customerAddressMutations: Resolvers<unknown> = {
  customerAddressCreate: (
    _root,
    { customerAccessToken, address }: SignedIn<{ address: MailingAddressInput }>,
    context,
  ) => {
    const customer = requireCustomer(customerAccessToken, context, "customerAddressCreate");
    const { addresses } = customer;
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
    saveCustomer(withAddress(customer, made, { isDefault: false }), context);
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
    saveCustomer(withAddress(customer, after, { isDefault: false }), context);
    return { customerAddress: toCustomerAddress(after, customerAccessToken), ...toErrorFields([]) };
  },
  customerAddressDelete: (_root, { customerAccessToken, id }: SignedIn<{ id: string }>, context) => {
    const customer = requireCustomer(customerAccessToken, context, "customerAddressDelete");
    const deleted = findAddress(customer, id);
    if (!deleted) return { deletedCustomerAddressId: null, ...toErrorFields([noSuchAddress("id")]) };
    saveCustomer(withoutAddress(customer, deleted.id), context);
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
    const changed = saveCustomer(withAddress(customer, address, { isDefault: true }), context);
    return { customer: toCustomer(changed, customerAccessToken), ...toErrorFields([]) };
  },
};

/** Without what comes after the number: `?model_name=CustomerAddress&customer_access_token=…`. */
function findAddress({ addresses }: Customer, globalId: string): CustomerAddress | null {
  const [bareId] = globalId.split("?");
  return addresses.find(({ id }) => id === bareId) ?? null;
}

/** The wording is that of Shopify's Admin API. */
function noSuchAddress(field: string): CustomerUserError {
  return { code: "NOT_FOUND", field: [field], message: "Address does not exist" };
}

function refuseAddress(errors: readonly CustomerUserError[]) {
  return { customerAddress: null, ...toErrorFields(errors) };
}
