import "server-only";
import type { ProductPrices } from "#commerce/products.server.ts";
import type { BookCard } from "#content/content-types.ts";
import type { Offers } from "#commerce/offer.ts";
import { bookCollection } from "./offers.server.ts";
import { readCollection, readProduct } from "./cached-products.server.ts";
import { toOffer } from "./to-offer.ts";

/** The product of one of our own books, even a hidden one: from the books collection, or else by its own handle. */
export async function readBookProduct(handle: string): Promise<ProductPrices | null> {
  const books = await readCollection(bookCollection);
  return books.find((product) => product.handle === handle) ?? readProduct(handle);
}

type Priced = Pick<BookCard, "handle" | "isShopifyProduct">;

/**
 * Offers for our own books, by handle. A book with a missing product has an unavailable offer. A book with a hidden
 * product has none and isn't shown (requirements §5.9).
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

/** Whether a book is visible: its product isn't hidden, or another shop sells it. */
export const isShown = ({ handle, isShopifyProduct }: Priced, offers: Offers) =>
  !isShopifyProduct || !handle || offers.has(handle);
