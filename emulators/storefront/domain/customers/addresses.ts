import type { Customer, CustomerAddress } from "./customer.ts";

/** The emulator's own limit. */
export const maxAddresses = 100;

/** With an address replaced or added. The first one is the default, and so is any other that should be. */
export function withAddress(
  customer: Customer,
  address: CustomerAddress,
  { isDefault }: { isDefault: boolean },
): Customer {
  const { addresses, defaultAddressId } = customer;
  const isKnown = addresses.some(({ id }) => id === address.id);
  return {
    ...customer,
    addresses: isKnown
      ? addresses.map((other) => (other.id === address.id ? address : other))
      : [...addresses, address],
    defaultAddressId: isDefault ? address.id : (defaultAddressId ?? address.id),
  };
}

/** Without an address. If it was the default, the oldest of the others is. */
export function withoutAddress(customer: Customer, id: CustomerAddress["id"]): Customer {
  const addresses = customer.addresses.filter((address) => address.id !== id);
  const isDefault = customer.defaultAddressId === id;
  return {
    ...customer,
    addresses,
    defaultAddressId: isDefault ? (addresses[0]?.id ?? null) : customer.defaultAddressId,
  };
}
