import type { Offer, Offers } from "#commerce/offer.ts";
import type { ProductPrices } from "#commerce/products.server.ts";
import { toOffer } from "./to-offer.ts";

/** What Shopify says of a product; unknown if it has never responded. */
export type ProductLookup =
  | { kind: "found"; product: ProductPrices }
  | { kind: "missing" }
  | { kind: "unknown" };

/** A course of a list. A broken reference is null, whatever the types of a query say. */
export type ListedCourse = { handle: string | null } | null;

interface SoldInput {
  courses: readonly ListedCourse[];
  /** Those already read. They have no hidden products. */
  offers: Offers;
  lookUp: (handle: string) => Promise<ProductLookup>;
}

/**
 * Offers for the courses that are sold, by handle. A course has none if it has no product, or one that's hidden (requirements §5.9) or that
 * the shop doesn't have. While Shopify can't be asked, its offer is unavailable.
 */
export async function toSoldOffers({ courses, offers, lookUp }: SoldInput): Promise<Offers> {
  const handles = [...new Set(courses.flatMap((course) => course?.handle ?? []))];
  const sold = await Promise.all(
    handles.map(async (handle) => {
      const offer = offers.get(handle) ?? toSoldOffer(await lookUp(handle));
      return offer ? ([[handle, offer]] as const) : [];
    }),
  );
  return new Map(sold.flat());
}

function toSoldOffer(lookup: ProductLookup): Offer | null {
  switch (lookup.kind) {
    case "found":
      return lookup.product.isHidden ? null : toOffer(lookup.product);
    case "missing":
      return null;
    case "unknown":
      return { kind: "unavailable" };
    default:
      return lookup satisfies never;
  }
}

/** Whether a course is among those sold. */
export const isSold = (course: ListedCourse, sold: Offers): boolean =>
  course?.handle != null && sold.has(course.handle);
