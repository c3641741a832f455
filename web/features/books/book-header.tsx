import { toBookGround } from "#features/books/book-ground.ts";
import { BookBuying, type BookBuyingProps } from "#features/books/book-buying.tsx";
import { BookCover } from "#features/books/book-cover.tsx";
import { SoldOutBook, type SoldOutBookProps } from "#features/books/sold-out-book.tsx";
import { SiteLink } from "#ui/site-link.tsx";
import { VariantPicture } from "#features/variants/variant-picture.client.tsx";
import { VariantSelection } from "#features/variants/variant-selection.client.tsx";
import { Band } from "#ui/band.tsx";
import styles from "./book-header.module.css";

export interface BookHeaderProps
  extends
    Pick<BookBuyingProps, "book" | "offer" | "variants" | "stock" | "paths">,
    Pick<SoldOutBookProps, "offers" | "supportEmail"> {}

/** A book's first screen. Ours lie open on an edgeless table; others stand as a cover. */
export function BookHeader({ book, offer, variants, stock, paths, ...rest }: BookHeaderProps) {
  const { title, subtitle, author, sections, image } = book;
  const table = book.isShopifyProduct && sections?.header?.image?.asset ? sections.header.image : null;
  const picture = (
    <BookCover
      book={book}
      figure={table ?? image}
      sizes={table ? "(width >= 60rem) 62vw, 100vw" : "(width >= 60rem) 34vw, 100vw"}
      maxWidth={table ? 1920 : 1200}
      priority
    />
  );
  const header = (
    <Band as="div" ground={toBookGround(book.audience)} space="none">
      <div className={styles.words}>
        <p className={styles.kind}>
          <SiteLink href="/books">Books</SiteLink>
          <span aria-hidden="true">/</span>
          <span>{book.isShopifyProduct ? "Our own workbooks" : "Recommended"}</span>
        </p>
        <h1 className={styles.title}>{title}</h1>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        {author && <p className={styles.author}>By {author}</p>}
        <section className={styles.buying} aria-label="Buy this book">
          <BookBuying
            book={book}
            offer={offer}
            variants={variants}
            stock={stock}
            priceId="price"
            paths={paths}
          />
          {book.isShopifyProduct && <SoldOutBook book={book} {...rest} />}
        </section>
      </div>
      <div className={styles.picture} data-shows={table ? "table" : "cover"}>
        {variants ? <VariantPicture>{picture}</VariantPicture> : picture}
      </div>
    </Band>
  );
  return variants ? <VariantSelection product={variants}>{header}</VariantSelection> : header;
}
