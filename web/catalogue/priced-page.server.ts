import "server-only";
import { readPage } from "#content/pages.server.ts";
import type { View } from "#content/view.server.ts";
import type { Page, Section } from "#lib/content-types.ts";
import type { Offers } from "#lib/offer.ts";
import { isShown, readBookOffers } from "./book-offers.server.ts";
import { readOffers } from "./offers.server.ts";

interface PricedPage {
  page: Page;
  /** For the courses on its shelves and those of its books that are ours. */
  offers: Offers;
}

/** A page of sections with its prices, or null when there is none at the path. A book whose product is hidden stands on no shelf. */
export async function readPricedPage(path: string, view: View): Promise<PricedPage | null> {
  const pendingOffers = readOffers();
  const page = await readPage(path, view);
  if (!page) return null;
  const shelves = (page.sections ?? []).filter(isBookShelf);
  const bookOffers = await readBookOffers(shelves.flatMap(({ books }) => books));
  const withoutHidden = (section: Section): Section =>
    isBookShelf(section)
      ? { ...section, books: section.books.filter((book) => isShown(book, bookOffers)) }
      : section;
  return {
    page: { ...page, sections: page.sections?.map(withoutHidden) ?? null },
    offers: new Map([...(await pendingOffers), ...bookOffers]),
  };
}

const isBookShelf = (section: Section): section is Section<"bookShelf"> => section._type === "bookShelf";
