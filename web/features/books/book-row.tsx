import { BookCover } from "#features/books/book-cover.tsx";
import { BookPrice } from "#features/books/book-price.tsx";
import { BookTitle } from "#features/books/book-title.tsx";
import { toColumns } from "#features/books/to-columns.ts";
import { findOffer } from "#features/courses/find-offer.ts";
import { Shelf } from "#features/interests/shelf.client.tsx";
import type { BookCard } from "#content/content-types.ts";
import type { Offer, Offers } from "#commerce/offer.ts";
import styles from "./book-row.module.css";

export interface BookRowProps {
  books: readonly BookCard[];
  /** Offers for our own books. */
  offers: Offers;
}

/** Books standing on one line at their own heights, in rows without orphans. Placed in a band's columns. */
export function BookRow({ books, offers }: BookRowProps) {
  return (
    <Shelf
      className={styles.books}
      itemClassName={styles.book}
      style={{
        "--wide": toColumns(books.length, "wide"),
        "--medium": toColumns(books.length, "medium"),
      }}
      items={books.map((book) => ({
        key: book._id,
        audience: book.audience,
        content: <BookOnRow book={book} offer={findOffer(offers, book.handle)} />,
      }))}
    />
  );
}

function BookOnRow({ book, offer }: { book: BookCard; offer: Offer }) {
  return (
    <>
      <div className={styles.cover}>
        <BookCover
          book={book}
          figure={book.image}
          sizes="(width >= 60rem) 18vw, (width >= 40rem) 24vw, 45vw"
          maxWidth={828}
        />
      </div>
      <div className={styles.words}>
        <BookTitle book={book} />
        {book.subtitle && <p className={styles.subtitle}>{book.subtitle}</p>}
        {book.author && <p className={styles.author}>{book.author}</p>}
        <BookPrice book={book} offer={offer} />
      </div>
    </>
  );
}
