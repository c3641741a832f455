import "server-only";
import type { Offers } from "#commerce/offer.ts";
import { readProduct } from "./cached-products.server.ts";

/**
 * Whether a product is hidden (requirements §5.9). Collections contain no hidden products, so a product with an offer
 * needs no read.
 */
export async function isHidden(handle: string | null, offers: Offers): Promise<boolean> {
  if (handle === null || offers.has(handle)) return false;
  const product = await readProduct(handle);
  return product?.isHidden ?? false;
}

/** Drops documents whose product is hidden. Documents without a product stay. */
export async function dropHidden<SoldDocument extends { handle: string | null }>(
  documents: readonly SoldDocument[],
  offers: Offers,
): Promise<SoldDocument[]> {
  const hidden = await Promise.all(documents.map(({ handle }) => isHidden(handle, offers)));
  return documents.filter((_, index) => !hidden[index]);
}
