import { OtherShopLink } from "#features/books/other-shop-link.tsx";
import { AddToCartForm } from "#features/courses/add-to-cart-form.tsx";
import { Price } from "#features/currency/price.tsx";
import type { BookPage } from "#content/content-types.ts";
import type { Offer } from "#commerce/offer.ts";
import styles from "./book-buying.module.css";

export interface BookBuyingProps {
  book: BookPage;
  /** The offer for one of our own books. */
  offer: Offer;
  /** Identifies this price; a page has two. */
  priceId: string;
}

/** A book's price and its one action: add ours to the cart, or go to the shop that sells it. */
export function BookBuying({ book, offer, priceId }: BookBuyingProps) {
  if (!book.isShopifyProduct) return <OtherShopLink book={book} />;
  return (
    <div className={styles.buying}>
      <Price offer={offer} size="large" id={priceId} />
      {offer.kind === "priced" && <AddToCartForm offer={offer} priceId={priceId} />}
      <p className={styles.shipping}>Ships to addresses in Canada and the United States.</p>
    </div>
  );
}
