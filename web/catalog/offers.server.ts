import "server-only";
import type { Offer, Offers } from "#commerce/offer.ts";
import { lookUpProduct, readCollection, readProduct } from "./cached-products.server.ts";
import { type ListedCourse, toSoldOffers } from "./sold-offers.ts";
import { toOffer } from "./to-offer.ts";

export const courseCollection = "active-courses";
export const bookCollection = "books";

/**
 * Offers for all courses and our own books on sale, by handle. Two reads serve every page and can start before the
 * content is known.
 */
export async function readOffers(): Promise<Offers> {
  const products = await Promise.all([courseCollection, bookCollection].map(readCollection));
  return new Map(products.flat().map((product) => [product.handle, toOffer(product)]));
}

/** A course's offer, from those already read or else by its own handle. */
export async function readOffer(handle: string | null, offers: Offers): Promise<Offer> {
  if (!handle) return { kind: "unavailable" };
  const offer = offers.get(handle);
  if (offer) return offer;
  const product = await readProduct(handle);
  return product ? toOffer(product) : { kind: "unavailable" };
}

/** Offers for the courses that are sold, from those already read or else by their own handles. */
export const readSoldOffers = (courses: readonly ListedCourse[], offers: Offers): Promise<Offers> =>
  toSoldOffers({ courses, offers, lookUp: lookUpProduct });
