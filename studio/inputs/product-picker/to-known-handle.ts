import type { ShopProduct } from "../../storefront/shop-product.ts";

interface TypedText {
  typed: string;
  /** What the shop found; null before it responds. */
  products: readonly ShopProduct[] | null;
}

/**
 * The handle that typed text stands for without being chosen: a product's, or none if the field was emptied. Null for
 * anything else, because it may be a word to search for.
 */
export function toKnownHandle({ typed, products }: TypedText): string | null {
  const isKnown = typed === "" || products?.some(({ handle }) => handle === typed);
  return isKnown ? typed : null;
}
