import { toItemList } from "#features/analytics/item-list.ts";
import { BookRow } from "#features/books/book-row.tsx";
import type { Section } from "#content/content-types.ts";
import type { Offers } from "#commerce/offer.ts";
import { Band } from "#ui/band.tsx";
import { SectionHead } from "#ui/section-head.tsx";

export interface BookShelfProps {
  section: Section<"bookShelf">;
  offers: Offers;
}

/** Books under a heading, as in the catalog. */
export function BookShelf({ section: { _key, title, text, books }, offers }: BookShelfProps) {
  if (books.length === 0) return null;
  return (
    <Band space="none" aria-labelledby={`${_key}-title`} {...toItemList(title)}>
      <SectionHead title={title} text={text} id={`${_key}-title`} />
      <BookRow books={books} offers={offers} />
    </Band>
  );
}
