import { OtherShopLink } from "#features/books/other-shop-link.tsx";
import { AddToCartForm } from "#features/courses/add-to-cart-form.tsx";
import { Price } from "#features/currency/price.tsx";
import type { BookPage } from "#content/content-types.ts";
import type { Offer } from "#commerce/offer.ts";
import styles from "./book-buying.module.css";

export interface BookBuyingProps {
  book: BookPage;
  /** What the shop says of a book of ours. */
  offer: Offer;
  /** Of the price, of which a page has two. */
  priceId: string;
}

/** What a book costs and the one thing to do: put ours into the cart, or go to the shop that sells it. */
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
