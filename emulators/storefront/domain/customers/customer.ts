import { type PostalAddress, toFullName } from "#storefront/domain/cart/cart-address.ts";

export type CustomerId = `gid://shopify/Customer/${number}`;

export interface CustomerAddress extends PostalAddress {
  id: `gid://shopify/MailingAddress/${number}`;
  /** The region's name, or as typed for countries whose regions the shop doesn't know. */
  province: string | null;
}

export interface Customer {
  id: CustomerId;
  /** In lowercase. */
  email: string;
  firstName: string | null;
  lastName: string | null;
  /** In the E.164 format. */
  phone: string | null;
  acceptsMarketing: boolean;
  /** ISO 8601, UTC. */
  createdAt: string;
  updatedAt: string;
  /** Oldest first. */
  addresses: CustomerAddress[];
  defaultAddressId: CustomerAddress["id"] | null;
  /** null for somebody who has only ordered, and can't sign in. */
  passwordHash: string | null;
}

export function toDisplayName(customer: Customer): string {
  return toFullName(customer) ?? customer.email;
}

export function findDefaultAddress({ addresses, defaultAddressId }: Customer): CustomerAddress | null {
  return addresses.find(({ id }) => id === defaultAddressId) ?? null;
}
