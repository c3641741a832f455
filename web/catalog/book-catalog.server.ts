import "server-only";
import { readBookCards } from "#content/books.server.ts";
import type { View } from "#content/view.server.ts";
import type { BookCard } from "#content/content-types.ts";
import type { Offers } from "#commerce/offer.ts";
import { isShown, readBookOffers } from "./book-offers.server.ts";

interface BookCatalog {
  books: BookCard[];
  /** Offers for our own books. */
  offers: Offers;
}

/** All visible books, ours first. */
export async function readBookCatalog(view: View): Promise<BookCatalog> {
  const books = await readBookCards(view);
  const offers = await readBookOffers(books);
  return { books: books.filter((book) => isShown(book, offers)), offers };
}
