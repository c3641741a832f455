import {
  commonAddressFields,
  type MailingAddressSource,
} from "#storefront/graphql/schema/mailing-address.ts";
import type { AccountResolvers } from "./account-context.ts";

export const addressResolvers: AccountResolvers<MailingAddressSource> = {
  ...commonAddressFields,
  id: ({ id }) => toAddressId(id),
  zoneCode: ({ provinceCode }) => provinceCode,
  territoryCode: ({ countryCode }) => countryCode,
  phoneNumber: ({ phone }) => phone,
};

/** The Storefront API's `gid://shopify/MailingAddress/1?model_name=…` in this API. */
export function toAddressId(id: string): string {
  const [bare = id] = id.split("?");
  return bare.replace("MailingAddress", "CustomerAddress");
}
