import type { Section } from "#lib/content-types.ts";
import type { Offers } from "#lib/offer.ts";
import { BookOnShelf } from "#sections/book-shelf/book-on-shelf.tsx";
import { Band } from "#ui/band.tsx";
import { SectionHead } from "#ui/section-head.tsx";
import styles from "./book-shelf.module.css";

export interface BookShelfProps {
  section: Section<"bookShelf">;
  offers: Offers;
}

/** Books that stand on one line, as tall as they are. */
export function BookShelf({ section: { _key, title, text, books }, offers }: BookShelfProps) {
  if (books.length === 0) return null;
  return (
    <Band space="none" aria-labelledby={`${_key}-title`}>
      <SectionHead title={title} text={text} id={`${_key}-title`} />
      <ul className={styles.books}>
        {books.map((book) => (
          <li className={styles.place} key={book._id}>
            <BookOnShelf book={book} offers={offers} />
          </li>
        ))}
      </ul>
    </Band>
  );
}
