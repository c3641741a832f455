import "server-only";
import type { Offer, Offers } from "#lib/offer.ts";
import { readCollection, readProduct } from "./products.server.ts";
import { toOffer } from "./to-offer.ts";

const courseCollection = "active-courses";

/** What every course on sale can be bought for, by handle. One read serves every page, and pages need no content to start it. */
export async function readOffers(): Promise<Offers> {
  const courses = await readCollection(courseCollection);
  return new Map(courses.map((product) => [product.handle, toOffer(product)]));
}

/** A course's offer: from the ones at hand, else asked for by its own handle. */
export async function readOffer(handle: string | null, offers: Offers): Promise<Offer> {
  if (!handle) return { kind: "unavailable" };
  const known = offers.get(handle);
  if (known) return known;
  const product = await readProduct(handle);
  return product ? toOffer(product) : { kind: "unavailable" };
}
