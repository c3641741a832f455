import { createHash } from "node:crypto";
import type { Cart } from "#storefront/domain/cart/cart.ts";
import {
  type CartAddress,
  formatAddress,
  formatArea,
  type FormatOptions,
  joinGiven,
  toFullName,
} from "#storefront/domain/cart/cart-address.ts";
import type { DeliveryOption } from "#storefront/domain/cart/plan-delivery.ts";
import type { PricedCart, PricedLine } from "#storefront/domain/cart/price-cart.ts";
import type { Currency } from "#storefront/domain/catalog/product.ts";
import { toAddressId } from "./cart-address-input.ts";
import { type LineSource, toLineSource } from "./cart-source.ts";
import { type ConnectionArgs, toConnection } from "./connection.ts";
import type { MailingAddressSource } from "./mailing-address.ts";
import { toMoney } from "#storefront/domain/money.ts";
import { asIs, type Resolvers } from "./resolver.ts";

interface AddressSource extends CartAddress {
  __typename: "CartDeliveryAddress";
}

export function toSelectableAddress(address: CartAddress) {
  const source: AddressSource = { ...address, __typename: "CartDeliveryAddress" };
  return {
    id: toAddressId(address),
    selected: address.isSelected,
    oneTimeUse: address.isOneTimeUse,
    address: source,
  };
}

export const cartDeliveryResolvers: Resolvers<{ addresses: ReturnType<typeof toSelectableAddress>[] }> = {
  addresses: ({ addresses }, { selected }: { selected?: boolean | null }) =>
    selected ? addresses.filter((address) => address.selected) : addresses,
};

const unknown = () => null;

export const cartDeliveryAddressResolvers: Resolvers<CartAddress> = {
  firstName: asIs,
  lastName: asIs,
  company: asIs,
  address1: asIs,
  address2: asIs,
  city: asIs,
  zip: asIs,
  phone: asIs,
  name: toFullName,
  latitude: unknown,
  longitude: unknown,
  provinceCode: asIs,
  countryCode: asIs,
  formatted: (address, { withName, withCompany }: FormatOptions) =>
    formatAddress(address, { withName, withCompany }),
  formattedArea: formatArea,
};

/**
 * A delivery group's address, of which Shopify only returns parts: the country and the region exactly as given, and none of their
 * codes (seen in responses of version 2026-04).
 */
function toGroupAddress(address: CartAddress): MailingAddressSource {
  const { city, countryCode, provinceCode } = address;
  return {
    ...address,
    id: "gid://shopify/MailingAddress/0?model_name=Address",
    name: toFullName(address),
    country: countryCode,
    countryCode: "*",
    countryCodeV2: "ZZ",
    province: provinceCode,
    provinceCode: null,
    formattedArea: joinGiven(" ", city, provinceCode),
    format: ({ withName, withCompany }) =>
      [
        withName ? toFullName(address) : null,
        withCompany ? address.company : null,
        address.address1,
        address.address2,
        joinGiven(" ", address.city, address.zip),
      ].filter((line): line is string => line !== null && line !== ""),
  };
}

interface GroupSource {
  id: string;
  groupType: "ONE_TIME_PURCHASE";
  deliveryAddress: MailingAddressSource;
  deliveryOptions: object[];
  selectedDeliveryOption: object | null;
  lines: LineSource[];
}

/** One group for everything that ships, or null if there's none. */
export function toDeliveryGroup(priced: PricedCart): GroupSource | null {
  const { cart, delivery, market, lines } = priced;
  if (!delivery) return null;
  const shipped = new Set(delivery.lines.map(({ line }) => line.id));
  const isShipped = ({ line }: PricedLine) => shipped.has(line.id);
  return {
    id: toDeliveryGroupId(cart),
    groupType: "ONE_TIME_PURCHASE",
    deliveryAddress: toGroupAddress(delivery.address),
    deliveryOptions: delivery.options.map((option) => toOption(option, market.currency)),
    selectedDeliveryOption: delivery.selected && toOption(delivery.selected, market.currency),
    lines: lines.filter(isShipped).map((line) => toLineSource(line, priced)),
  };
}

export const deliveryGroupResolvers: Resolvers<GroupSource> = {
  id: asIs,
  groupType: asIs,
  deliveryAddress: asIs,
  deliveryOptions: asIs,
  selectedDeliveryOption: asIs,
  cartLines: ({ lines }, page: ConnectionArgs) => toConnection(lines, page),
};

export function toDeliveryGroupId({ token }: Cart): string {
  const hash = createHash("md5").update(token).digest("hex");
  return `gid://shopify/CartDeliveryGroup/${hash}?cart=${token}`;
}

/** An option's code is its title, as the merchant set it (seen in responses of version 2026-04). */
function toOption({ handle, title, description, cost }: DeliveryOption, currency: Currency) {
  return {
    handle,
    code: title,
    title,
    description,
    deliveryMethodType: "SHIPPING",
    estimatedCost: toMoney(cost, currency),
  };
}
