import type { Currency, Offer } from "#commerce/offer.ts";
import type { Gid } from "#lib/gid.ts";

/** A product in a page's markup, in both currencies. */
export interface ItemData {
  variantId: Gid<"ProductVariant">;
  productId: Gid<"Product">;
  name: string;
  category: string;
  sku: string | null;
  /** Decimal strings. */
  prices: Record<Currency, string>;
}

// Reports are written by a script that only loads with the visitor's consent. It finds what a page shows by these attributes, so pages
// need no script of their own for it.

/** Marks a price as that of a product. */
export function toItemData(offer: Offer): { "data-item"?: string } {
  if (offer.kind !== "priced" || !offer.item) return {};
  const { variantId, prices, item } = offer;
  const amounts = { USD: prices.USD.amount, CAD: prices.CAD.amount };
  return { "data-item": JSON.stringify({ variantId, ...item, prices: amounts } satisfies ItemData) };
}

/** Marks the page of the first product in it. */
export const viewedItem = { "data-viewed-item": true };

/** Marks a page as a collection's. */
export const toViewedCollection = (handle: string, id: Gid<"Collection"> | null) =>
  id ? { "data-collection": JSON.stringify({ handle, id } satisfies CollectionData) } : {};

export interface CollectionData {
  handle: string;
  id: Gid<"Collection">;
}
