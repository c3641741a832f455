import type { Metadata } from "next";
import { readBookCatalogue } from "#catalogue/book-catalogue.server.ts";
import { readPageMetadata } from "#content/page-metadata.server.ts";
import { readSiteSettings } from "#content/site-settings.server.ts";
import { readView } from "#content/view.server.ts";
import { BookCatalogue } from "#features/books/book-catalogue.tsx";
import { everyBook } from "#features/books/book-choices.ts";
import { toMetadata } from "#features/metadata/to-metadata.server.ts";

export async function generateMetadata(): Promise<Metadata> {
  const view = await readView();
  const [meta, settings] = await Promise.all([readPageMetadata("/books", view), readSiteSettings(view)]);
  return toMetadata({ settings, path: "/books", title: "Books", meta });
}

export default async function BooksPage() {
  const { books, offers } = await readBookCatalogue(await readView());
  return <BookCatalogue books={books} offers={offers} choices={everyBook} title="Books" />;
}
