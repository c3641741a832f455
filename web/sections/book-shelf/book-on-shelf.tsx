import { stegaClean } from "@sanity/client/stega";
import { documentPath } from "@shop/schemas/paths.ts";
import { Price } from "#features/currency/price.tsx";
import type { BookCard } from "#lib/content-types.ts";
import { formatMoney } from "#lib/money.ts";
import type { Offers } from "#lib/offer.ts";
import { Arc } from "#ui/arc.tsx";
import { Picture } from "#ui/picture.tsx";
import { SiteLink } from "#ui/site-link.tsx";
import styles from "./book-on-shelf.module.css";

export interface BookOnShelfProps {
  book: BookCard;
  offers: Offers;
}

/** A book's cover on the shelf's line, and below it what it is and costs. Its link covers both. */
export function BookOnShelf({ book, offers }: BookOnShelfProps) {
  const { title, subtitle, author, image } = book;
  return (
    <>
      <div className={styles.cover} data-audience={stegaClean(book.audience) ?? undefined}>
        {image?.asset ? (
          <Picture figure={image} sizes="(width >= 60rem) 22vw, 45vw" maxWidth={1080} />
        ) : (
          <div className={styles.blank} aria-hidden="true">
            <Arc shape="hop" draws="never" weight={3} />
          </div>
        )}
      </div>
      <div className={styles.words}>
        <h3 className={styles.title}>
          <SiteLink className={styles.link} href={documentPath(book)}>
            {title}
          </SiteLink>
        </h3>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        {author && <p className={styles.author}>{author}</p>}
        <BookPrice book={book} offers={offers} />
      </div>
    </>
  );
}

/** Ours cost what Shopify says; a book of another shop what its editor last saw there. */
function BookPrice({ book: { handle, isShopifyProduct, price }, offers }: BookOnShelfProps) {
  if (isShopifyProduct) {
    const offer = handle === null ? undefined : offers.get(handle);
    return offer && <Price offer={offer} />;
  }
  const amount = stegaClean(price?.amount) ?? "";
  if (!/^\d{1,6}(\.\d{1,2})?$/.test(amount)) return null;
  return (
    <p className={styles.elsewhere}>
      <span className={styles.amount}>{formatMoney(amount, "USD")}</span> <span>at another shop</span>
    </p>
  );
}
