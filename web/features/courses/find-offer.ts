import type { Offer, Offers } from "#commerce/offer.ts";

/** The offer for a handle; unavailable for a course whose product wasn't read. */
export function findOffer(offers: Offers, handle: string | null): Offer {
  return (handle !== null && offers.get(handle)) || { kind: "unavailable" };
}
