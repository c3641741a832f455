export type CustomerId = `gid://shopify/Customer/${number}`;

export interface CustomerAddress {
  id: `gid://shopify/MailingAddress/${number}`;
  firstName: string | null;
  lastName: string | null;
  company: string | null;
  address1: string | null;
  address2: string | null;
  city: string | null;
  /** The region's name, or as typed for countries whose regions the shop doesn't know. */
  province: string | null;
  provinceCode: string | null;
  countryCode: string | null;
  zip: string | null;
  phone: string | null;
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

export function toDisplayName({ firstName, lastName, email }: Customer): string {
  return [firstName, lastName].filter(Boolean).join(" ") || email;
}

export function findDefaultAddress({ addresses, defaultAddressId }: Customer): CustomerAddress | null {
  return addresses.find(({ id }) => id === defaultAddressId) ?? null;
}
