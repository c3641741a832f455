import { BookCover } from "#features/books/book-cover.tsx";
import { BookPrice } from "#features/books/book-price.tsx";
import { BookTitle } from "#features/books/book-title.tsx";
import { findOffer } from "#features/courses/find-offer.ts";
import type { BookCard } from "#content/content-types.ts";
import type { Offers } from "#commerce/offer.ts";
import styles from "./book-row.module.css";

export interface BookRowProps {
  books: readonly BookCard[];
  /** Offers for our own books. */
  offers: Offers;
}

/** Books standing on one line at their own heights. Placed in a band's columns. */
export function BookRow({ books, offers }: BookRowProps) {
  return (
    <ul className={styles.books}>
      {books.map((book) => (
        <li className={styles.book} key={book._id}>
          <div className={styles.cover}>
            <BookCover book={book} figure={book.image} sizes="(width >= 60rem) 22vw, 45vw" maxWidth={828} />
          </div>
          <div className={styles.words}>
            <BookTitle book={book} />
            {book.subtitle && <p className={styles.subtitle}>{book.subtitle}</p>}
            {book.author && <p className={styles.author}>{book.author}</p>}
            <BookPrice book={book} offer={findOffer(offers, book.handle)} />
          </div>
        </li>
      ))}
    </ul>
  );
}
