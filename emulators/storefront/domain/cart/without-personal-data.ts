import type { Cart } from "./cart.ts";

/**
 * A cart that does not tell who its buyer is. Shopify does not list what it removes; here it is how to reach the buyer and where to
 * deliver. The country stays, because prices follow it, and so does what was written about the goods.
 */
export function withoutPersonalData(cart: Cart): Cart {
  const { countryCode } = cart.buyerIdentity;
  return {
    ...cart,
    buyerIdentity: { countryCode, email: null, phone: null, preferences: null },
    addresses: [],
    deliveryHandle: null,
  };
}
