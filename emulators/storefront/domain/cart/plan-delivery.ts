import type { Cart } from "./cart.ts";
import type { CartAddress } from "./cart-address.ts";
import { exchange } from "./exchange.ts";
import type { CostedLine } from "./price-lines.ts";
import type { Currency } from "#storefront/domain/catalog/product.ts";
import { isCheckoutCountry } from "#storefront/domain/regions/countries.ts";
import { listShippingRates } from "#storefront/domain/regions/shipping-rates.ts";
import { toMarket } from "#storefront/domain/market.ts";

export interface DeliveryOption {
  handle: string;
  title: string;
  description: string;
  /** In cents of the cart's currency. */
  cost: number;
}

/** A cart's delivery to its buyer. */
export interface Delivery {
  address: CartAddress;
  lines: CostedLine[];
  /** Cheapest first. */
  options: DeliveryOption[];
  selected: DeliveryOption | null;
}

/**
 * One parcel with everything that ships, once an address is selected. The cheapest option is selected until the buyer picks
 * another. null if nothing ships or there's no address (seen in responses of version 2026-04).
 */
export function planDelivery(cart: Cart, lines: readonly CostedLine[], currency: Currency): Delivery | null {
  const address = findSelectedAddress(cart);
  if (!address || !isCheckoutCountry(address.countryCode)) return null;
  const shipped = lines.filter(
    ({ line, merchandise }) => merchandise.variant.requiresShipping && line.quantity > 0,
  );
  if (shipped.length === 0) return null;
  const grams = shipped.reduce(
    (sum, { line, merchandise }) => sum + line.quantity * (merchandise.variant.weightInGrams ?? 0),
    0,
  );
  const local = toMarket(address.countryCode).currency;
  const options = listShippingRates({ country: address.countryCode, grams })
    .map(({ handle, title, estimate, amount }) => ({
      handle,
      title,
      description: estimate,
      cost: exchange(amount, local, currency),
    }))
    .toSorted((one, other) => one.cost - other.cost);
  const chosen = options.find(({ handle }) => handle === cart.deliveryHandle);
  return { address, lines: shipped, options, selected: chosen ?? options[0] ?? null };
}

export function findSelectedAddress({ addresses }: Cart): CartAddress | null {
  return addresses.find(({ isSelected }) => isSelected) ?? null;
}

/** The buyer's location as far as the cart knows: the selected address, or else the country the buyer gave. */
export function readDestination(cart: Cart): string | null {
  return findSelectedAddress(cart)?.countryCode ?? cart.buyerIdentity.countryCode;
}
