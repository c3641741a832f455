import { toItemList } from "#features/analytics/item-list.ts";
import { toBookGround } from "#features/books/book-ground.ts";
import { BookCover } from "#features/books/book-cover.tsx";
import { BookPrice } from "#features/books/book-price.tsx";
import { BookTitle } from "#features/books/book-title.tsx";
import type { BookCard } from "#content/content-types.ts";
import { findOffer } from "#features/courses/find-offer.ts";
import type { Offers } from "#commerce/offer.ts";
import { Band } from "#ui/band.tsx";
import styles from "./own-books.module.css";

export interface OwnBooksProps {
  books: readonly BookCard[];
  offers: Offers;
}

/** Our workbooks lying on one table, three in a row. What's left for the last row shares it. */
export function OwnBooks({ books, offers }: OwnBooksProps) {
  if (books.length === 0) return null;
  return (
    <Band ground="sand" space="none" aria-labelledby="own-books" {...toItemList("Our own workbooks")}>
      <h2 className={styles.heading} id="own-books">
        Our own workbooks
      </h2>
      <p className={styles.shipping}>Printed in color, shipped to Canada and the United States.</p>
      <ul className={styles.books}>
        {books.map((book, index) => (
          <li className={styles.book} key={book._id}>
            <div className={styles.cover} data-ground={toBookGround(book.audience)}>
              <BookCover
                book={book}
                figure={book.image}
                sizes="(width >= 60rem) 31vw, 46vw"
                priority={index === 0}
              />
            </div>
            <div className={styles.words}>
              <BookTitle book={book} />
              {book.subtitle && <p className={styles.subtitle}>{book.subtitle}</p>}
              <BookPrice book={book} offer={findOffer(offers, book.handle)} />
            </div>
          </li>
        ))}
      </ul>
    </Band>
  );
}
