import { toTable } from "#features/books/table.ts";
import { BookBuying, type BookBuyingProps } from "#features/books/book-buying.tsx";
import { Band } from "#ui/band.tsx";
import { Picture } from "#ui/picture.tsx";
import styles from "./book-call.module.css";

export type BookCallProps = Pick<BookBuyingProps, "book" | "offer">;

/** The offer again at the end of the page, for our own books, which have long pages. */
export function BookCall({ book, offer }: BookCallProps) {
  const { isShopifyProduct, title, audience, sections } = book;
  if (!isShopifyProduct || offer.kind === "unavailable") return null;
  const image = sections?.cta?.image ?? null;
  return (
    <Band ground={toTable(audience)} space="none" aria-label="Buy this book now">
      {image?.asset && (
        <div className={styles.picture}>
          <Picture figure={image} sizes="(width >= 60rem) 40vw, 100vw" maxWidth={1200} />
        </div>
      )}
      <div className={styles.words}>
        <h2 className={styles.title}>Pick up a pencil.</h2>
        <p className={styles.name}>{title}</p>
        <BookBuying book={book} offer={offer} priceId="final-price" />
      </div>
    </Band>
  );
}
