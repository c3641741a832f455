import type { Metadata } from "next";
import { readCollectionGid } from "#catalog/cached-products.server.ts";
import { readBookCatalog } from "#catalog/book-catalog.server.ts";
import { bookCollection } from "#catalog/offers.server.ts";
import { readPageMetadata } from "#content/page-metadata.server.ts";
import { readSiteSettings } from "#content/site-settings.server.ts";
import { readView } from "#content/view.server.ts";
import { toViewedCollection } from "#features/analytics/item-data.ts";
import { BookCatalog } from "#features/books/book-catalog.tsx";
import { everyBook } from "#features/books/book-choices.ts";
import { toMetadata } from "#features/metadata/to-metadata.server.ts";

export async function generateMetadata(): Promise<Metadata> {
  const view = await readView();
  const [meta, settings] = await Promise.all([readPageMetadata("/books", view), readSiteSettings(view)]);
  return toMetadata({ settings, path: "/books", title: "Books", meta });
}

export default async function BooksPage() {
  const [{ books, offers }, collectionId] = await Promise.all([
    readBookCatalog(await readView()),
    readCollectionGid(bookCollection),
  ]);
  return (
    <>
      <BookCatalog books={books} offers={offers} choices={everyBook} title="Books" />
      <div hidden {...toViewedCollection(bookCollection, collectionId)} />
    </>
  );
}
