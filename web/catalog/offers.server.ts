import "server-only";
import type { Offer, Offers } from "#commerce/offer.ts";
import { readCollection, readProduct } from "./products.server.ts";
import { toOffer } from "./to-offer.ts";

const courseCollection = "active-courses";
export const bookCollection = "books";

/**
 * What every course and every book of ours on sale can be bought for, by handle. Two reads serve every page, and pages need no
 * content to start them.
 */
export async function readOffers(): Promise<Offers> {
  const products = await Promise.all([courseCollection, bookCollection].map(readCollection));
  return new Map(products.flat().map((product) => [product.handle, toOffer(product)]));
}

/** A course's offer: from the ones at hand, else asked for by its own handle. */
export async function readOffer(handle: string | null, offers: Offers): Promise<Offer> {
  if (!handle) return { kind: "unavailable" };
  const known = offers.get(handle);
  if (known) return known;
  const product = await readProduct(handle);
  return product ? toOffer(product) : { kind: "unavailable" };
}
