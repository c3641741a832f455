import { maxAddresses, withAddress, withoutAddress } from "#storefront/domain/customers/addresses.ts";
import type { Customer, CustomerAddress } from "#storefront/domain/customers/customer.ts";
import { saveCustomer } from "#storefront/domain/customers/customers.ts";
import {
  type AddressFields,
  createBlankAddress,
  isSameAddress,
} from "#storefront/graphql/schema/customers/customer-address-input.ts";
import { toMailingAddress } from "#storefront/graphql/schema/mailing-address.ts";
import { type AccountContext, type AccountResolvers, readSignedIn } from "./account-context.ts";
import type { AccountUserError } from "./account-errors.ts";
import { type CustomerAddressInput, readAddressInput } from "./address-input.ts";
import { toAddressId } from "./address-resolvers.ts";

interface CreateArgs {
  address: CustomerAddressInput;
  defaultAddress?: boolean | null;
}

interface UpdateArgs extends Partial<CreateArgs> {
  addressId: string;
}

export const addressMutations: AccountResolvers<unknown> = {
  customerAddressCreate: (_root, { address: input, defaultAddress }: CreateArgs, context) => {
    const customer = readSignedIn(context);
    const read = readAddressInput(input, createBlankAddress(customer));
    if (read.kind === "invalid") return refuse(...read.errors);
    if (isTaken(read.fields, customer.addresses)) return refuse(taken);
    if (customer.addresses.length >= maxAddresses) {
      const message = `A customer can have at most ${maxAddresses} addresses`;
      return refuse({ code: "INVALID", field: ["address"], message });
    }
    const made: CustomerAddress = { id: context.nextId("MailingAddress"), ...read.fields };
    return save(made, { customer, isDefault: defaultAddress === true, context });
  },
  customerAddressUpdate: (_root, { addressId, address: input, defaultAddress }: UpdateArgs, context) => {
    const customer = readSignedIn(context);
    const before = findAddress(customer, addressId);
    if (!before) return refuse(unknown);
    if (!input && defaultAddress == null) return refuse(nothing);
    const isDefault = before.id === customer.defaultAddressId;
    if (isDefault && defaultAddress === false) return refuse(demoted);
    const read = readAddressInput(input ?? {}, before);
    if (read.kind === "invalid") return refuse(...read.errors);
    const others = customer.addresses.filter(({ id }) => id !== before.id);
    if (isTaken(read.fields, others)) return refuse(taken);
    const after: CustomerAddress = { id: before.id, ...read.fields };
    return save(after, { customer, isDefault: isDefault || defaultAddress === true, context });
  },
  customerAddressDelete: (_root, { addressId }: { addressId: string }, context) => {
    const customer = readSignedIn(context);
    const address = findAddress(customer, addressId);
    const refuseDeletion = (error: AccountUserError) => ({ deletedAddressId: null, userErrors: [error] });
    if (!address) return refuseDeletion(unknown);
    if (address.id === customer.defaultAddressId && customer.addresses.length > 1)
      return refuseDeletion(stillDefault);
    saveCustomer(withoutAddress(customer, address.id), context);
    return { deletedAddressId: toAddressId(address.id), userErrors: [] };
  },
};

const isTaken = (fields: AddressFields, addresses: readonly CustomerAddress[]) =>
  addresses.some((other) => isSameAddress(other, fields));

function findAddress({ addresses }: Customer, addressId: string): CustomerAddress | null {
  return addresses.find(({ id }) => toAddressId(id) === addressId) ?? null;
}

interface Save {
  customer: Customer;
  isDefault: boolean;
  context: AccountContext;
}

function save(address: CustomerAddress, { customer, isDefault, context }: Save) {
  saveCustomer(withAddress(customer, address, { isDefault }), context);
  return { customerAddress: toMailingAddress(address, address.id), userErrors: [] };
}

const refuse = (...userErrors: AccountUserError[]) => ({ customerAddress: null, userErrors });

// With the schema's descriptions of the codes, because no response was recorded.
const unknown = {
  code: "ADDRESS_ID_DOES_NOT_EXIST",
  field: ["addressId"],
  message: "The provided address ID doesn't exist.",
};
const nothing = {
  code: "ADDRESS_ARGUMENT_EMPTY",
  field: ["address"],
  message: "The provided address argument is empty.",
};
const taken = {
  code: "CUSTOMER_ADDRESS_ALREADY_EXISTS",
  field: ["address"],
  message: "The provided customer address already exists.",
};
const demoted = {
  code: "DEMOTING_CUSTOMER_DEFAULT_ADDRESS_NOT_ALLOWED",
  field: ["defaultAddress"],
  message: "Demoting the default address of the customer isn't allowed.",
};
const stillDefault = {
  code: "DELETING_CUSTOMER_DEFAULT_ADDRESS_NOT_ALLOWED",
  field: ["addressId"],
  message: "The default address of the customer can't be deleted before setting another one as default.",
};
