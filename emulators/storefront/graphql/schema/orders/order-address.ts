import type { Order, OrderAddress } from "#storefront/domain/orders/order.ts";
import { findRegion } from "#storefront/domain/regions/countries.ts";
import { toRestId } from "#storefront/domain/shop-facts.ts";
import { type MailingAddressSource, toMailingAddress } from "#storefront/graphql/schema/mailing-address.ts";

export function toShippingAddress(order: Order): MailingAddressSource | null {
  return order.shippingAddress && toAddress(order.shippingAddress, order);
}

/** An order without delivery only has the region where tax is paid. */
export function toBillingAddress(order: Order): MailingAddressSource {
  const { shippingAddress, countryCode, regionCode } = order;
  return toAddress(shippingAddress ?? { countryCode, regionCode }, order);
}

function toAddress(
  address: Partial<OrderAddress> & Pick<OrderAddress, "countryCode" | "regionCode">,
  { id }: Order,
): MailingAddressSource {
  const { firstName, lastName, address1, address2, city, zip, countryCode, regionCode } = address;
  return toMailingAddress(
    {
      firstName: firstName ?? null,
      lastName: lastName ?? null,
      company: null,
      address1: address1 ?? null,
      address2: address2 || null,
      city: city ?? null,
      province: findRegion(countryCode, regionCode)?.name ?? regionCode,
      provinceCode: regionCode,
      countryCode,
      zip: zip ?? null,
      phone: null,
    },
    `gid://shopify/MailingAddress/${toRestId(id)}?model_name=Address`,
  );
}
