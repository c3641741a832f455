import type { FormatOptions } from "#storefront/domain/cart/cart-address.ts";
import { asIs } from "#storefront/graphql/schema/resolver.ts";
import type { MailingAddressSource } from "#storefront/graphql/schema/mailing-address.ts";
import type { AccountResolvers } from "./account-context.ts";

export const addressResolvers: AccountResolvers<MailingAddressSource> = {
  id: ({ id }) => toAddressId(id),
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
  zoneCode: ({ provinceCode }) => provinceCode,
  territoryCode: ({ countryCode }) => countryCode,
  phoneNumber: ({ phone }) => phone,
  formatted: ({ format }, options: FormatOptions) => format(options),
  formattedArea: asIs,
};

/** The Storefront API's `gid://shopify/MailingAddress/1?model_name=…` in this API. */
export function toAddressId(id: string): string {
  const [bare = id] = id.split("?");
  return bare.replace("MailingAddress", "CustomerAddress");
}
