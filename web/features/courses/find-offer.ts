import type { Offer, Offers } from "#commerce/offer.ts";

/** The offer for a handle; a course whose product nobody has read cannot be priced. */
export function findOffer(offers: Offers, handle: string | null): Offer {
  return (handle !== null && offers.get(handle)) || { kind: "unavailable" };
}
