import "server-only";
import type { ProductPrices } from "#commerce/products.server.ts";
import type { BookCard } from "#content/content-types.ts";
import type { Offers } from "#commerce/offer.ts";
import { bookCollection } from "./offers.server.ts";
import { readCollection, readProduct } from "./products.server.ts";
import { toOffer } from "./to-offer.ts";

/** The product of a book of ours: from the shop's books, else asked for by its own handle. A hidden one is told too. */
export async function readBookProduct(handle: string): Promise<ProductPrices | null> {
  const books = await readCollection(bookCollection);
  return books.find((product) => product.handle === handle) ?? readProduct(handle);
}

type Priced = Pick<BookCard, "handle" | "isShopifyProduct">;

/**
 * What the books of ours can be bought for, by handle. One whose product is missing has an unavailable offer; one whose product
 * is hidden has none, and is not to be shown (requirements §5.9).
 */
export async function readBookOffers(books: readonly Priced[]): Promise<Offers> {
  const handles = books.flatMap(({ handle, isShopifyProduct }) =>
    isShopifyProduct && handle ? [handle] : [],
  );
  const products = await Promise.all(
    handles.map(async (handle) => [handle, await readBookProduct(handle)] as const),
  );
  return new Map(
    products
      .filter(([, product]) => !product?.isHidden)
      .map(([handle, product]) => [handle, product ? toOffer(product) : { kind: "unavailable" }]),
  );
}

/** Whether a book may be shown: its product is not hidden, or it is sold by another shop. */
export const isShown = ({ handle, isShopifyProduct }: Priced, offers: Offers) =>
  !isShopifyProduct || !handle || offers.has(handle);
