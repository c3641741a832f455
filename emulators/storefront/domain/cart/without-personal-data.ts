import type { Cart } from "./cart.ts";

/**
 * A cart without its buyer's personal data. Shopify doesn't list what it removes. Here it's the customer, contact details,
 * delivery addresses and what was typed at the checkout. The country stays, because prices depend on it, and so do attributes of the lines.
 */
export function withoutPersonalData(cart: Cart): Cart {
  const { countryCode } = cart.buyerIdentity;
  return {
    ...cart,
    buyerIdentity: { countryCode, email: null, phone: null, customerId: null, preferences: null },
    addresses: [],
    deliveryHandle: null,
    checkoutFields: null,
    checkoutAnswer: null,
  };
}
