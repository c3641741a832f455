import { toBookGround } from "#features/books/book-ground.ts";
import type { BookCard, Figure } from "#content/content-types.ts";
import { Arc } from "#ui/arc.tsx";
import { Picture } from "#ui/picture.tsx";
import styles from "./book-cover.module.css";

export interface BookCoverProps {
  book: Pick<BookCard, "audience">;
  figure: Figure | null;
  sizes: string;
  maxWidth?: number;
  priority?: boolean;
}

/** A book's image, or a blank cover. */
export function BookCover({ book, figure, sizes, maxWidth = 1200, priority = false }: BookCoverProps) {
  if (figure?.asset) {
    return <Picture figure={figure} sizes={sizes} maxWidth={maxWidth} priority={priority} />;
  }
  return (
    <div className={styles.blank} data-ground={toBookGround(book.audience)} aria-hidden="true">
      <Arc shape="hop" draws="never" weight={3} />
    </div>
  );
}
