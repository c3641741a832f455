import {
  formatAddress,
  formatArea,
  type FormatOptions,
  type PostalAddress,
  toCountryName,
  toFullName,
} from "#storefront/domain/cart/cart-address.ts";
import { asIs, type Resolvers } from "./resolver.ts";

/** An address of a delivery group, a customer or an order. */
export interface MailingAddressSource extends PostalAddress {
  id: string;
  name: string | null;
  province: string | null;
  country: string | null;
  countryCodeV2: string | null;
  formattedArea: string | null;
  format: (options: FormatOptions) => string[];
}

export function toMailingAddress(
  address: PostalAddress & { province: string | null },
  id: string,
): MailingAddressSource {
  const { countryCode } = address;
  return {
    ...address,
    id,
    name: toFullName(address),
    country: countryCode && toCountryName(countryCode),
    countryCodeV2: countryCode,
    formattedArea: formatArea(address) || null,
    format: (options) => formatAddress(address, options),
  };
}

/** Nothing is located on a map. */
const unknown = () => null;

/** The fields that have the same name in both of the customers' APIs. */
export const commonAddressFields = {
  firstName: asIs,
  lastName: asIs,
  name: asIs,
  company: asIs,
  address1: asIs,
  address2: asIs,
  city: asIs,
  province: asIs,
  country: asIs,
  zip: asIs,
  formatted: ({ format }: MailingAddressSource, options: FormatOptions) => format(options),
  formattedArea: asIs,
} as const;

export const mailingAddressResolvers: Resolvers<MailingAddressSource> = {
  ...commonAddressFields,
  id: asIs,
  provinceCode: asIs,
  countryCode: asIs,
  countryCodeV2: asIs,
  phone: asIs,
  latitude: unknown,
  longitude: unknown,
};
