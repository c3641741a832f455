import "server-only";
import type { Offers } from "#commerce/offer.ts";
import { readProduct } from "./products.server.ts";

/**
 * Whether a product is tagged as hidden (requirements §5.9). The shop's collections hold none, so what they offer is not asked for.
 */
export async function isHidden(handle: string | null, offers: Offers): Promise<boolean> {
  if (handle === null || offers.has(handle)) return false;
  const product = await readProduct(handle);
  return product?.isHidden ?? false;
}

/** Those of these documents whose product is not hidden; one without a product stays. */
export async function dropHidden<Sold extends { handle: string | null }>(
  documents: readonly Sold[],
  offers: Offers,
): Promise<Sold[]> {
  const hidden = await Promise.all(documents.map(({ handle }) => isHidden(handle, offers)));
  return documents.filter((_, index) => !hidden[index]);
}
