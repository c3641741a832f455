import { BookRow } from "#features/books/book-row.tsx";
import type { BookCard } from "#content/content-types.ts";
import { Band } from "#ui/band.tsx";
import { SectionHead } from "#ui/section-head.tsx";

export interface OtherBooksProps {
  books: readonly BookCard[];
}

/** Books sold by other shops. */
export function OtherBooks({ books }: OtherBooksProps) {
  if (books.length === 0) return null;
  return (
    <Band space="none" aria-labelledby="other-books">
      <SectionHead
        id="other-books"
        title="Books we recommend"
        text="By other authors, sold by other bookstores. We may earn a commission when you buy there."
      />
      <BookRow books={books} offers={new Map()} />
    </Band>
  );
}
