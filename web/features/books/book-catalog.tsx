import { type BookChoices, isChosen } from "#features/books/book-choices.ts";
import { BookFilters } from "#features/books/book-filters.tsx";
import { NoBooks } from "#features/books/no-books.tsx";
import { OtherBooks } from "#features/books/other-books.tsx";
import { OwnBooks } from "#features/books/own-books.tsx";
import { isLongTitle } from "#features/courses/is-long-title.ts";
import type { BookCard } from "#content/content-types.ts";
import type { Offers } from "#commerce/offer.ts";
import { Band } from "#ui/band.tsx";
import styles from "./book-catalog.module.css";

export interface BookCatalogProps {
  books: readonly BookCard[];
  offers: Offers;
  choices: BookChoices;
  title: string;
}

/** Our own and recommended books, or those that match the filters. */
export function BookCatalog({ books, offers, choices, title }: BookCatalogProps) {
  const matching = books.filter((book) => isChosen(book, choices));
  return (
    <>
      <Band as="div" space="none">
        <h1 className={styles.title} data-long={isLongTitle(title)}>
          {title}
        </h1>
        <p className={styles.introduction}>
          Workbooks to write and draw in alongside our courses, and books by others about ASL and Deaf life.
        </p>
        {books.length > 0 && (
          <div className={styles.filters}>
            <BookFilters books={books} choices={choices} />
          </div>
        )}
      </Band>
      <OwnBooks books={matching.filter(({ isShopifyProduct }) => isShopifyProduct)} offers={offers} />
      <OtherBooks books={matching.filter(({ isShopifyProduct }) => !isShopifyProduct)} />
      {matching.length === 0 && <NoBooks hasOthers={books.length > 0} />}
    </>
  );
}
