import { BookCover } from "#features/books/book-cover.tsx";
import { BookPrice } from "#features/books/book-price.tsx";
import { BookTitle } from "#features/books/book-title.tsx";
import type { BookCard } from "#lib/content-types.ts";
import { Band } from "#ui/band.tsx";
import { SectionHead } from "#ui/section-head.tsx";
import styles from "./other-books.module.css";

export interface OtherBooksProps {
  books: readonly BookCard[];
}

/** Books that other shops sell, standing on one line, as tall as they are. */
export function OtherBooks({ books }: OtherBooksProps) {
  if (books.length === 0) return null;
  return (
    <Band space="none" aria-labelledby="other-books">
      <SectionHead
        id="other-books"
        title="Books we recommend"
        text="By others, and sold by other bookshops. We may earn a commission when you buy there."
      />
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
              <BookPrice book={book} offer={{ kind: "unavailable" }} />
            </div>
          </li>
        ))}
      </ul>
    </Band>
  );
}
