import { documentPath } from "@shop/schemas/paths.ts";
import type { BookCard } from "#content/content-types.ts";
import { SiteLink } from "#ui/site-link.tsx";
import styles from "./book-title.module.css";

export interface BookTitleProps {
  book: Pick<BookCard, "_type" | "handle" | "title">;
  size?: "medium" | "large";
}

/** A book's name as a heading. Its link covers the nearest positioned ancestor. */
export function BookTitle({ book, size = "medium" }: BookTitleProps) {
  return (
    <h3 className={styles.title} data-size={size}>
      <SiteLink className={styles.link} href={documentPath(book)}>
        {book.title}
      </SiteLink>
    </h3>
  );
}
