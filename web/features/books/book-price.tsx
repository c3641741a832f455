import { Price } from "#features/currency/price.tsx";
import { toOtherPrice } from "#features/books/other-shop.ts";
import type { BookCard } from "#content/content-types.ts";
import type { Offer } from "#commerce/offer.ts";
import styles from "./book-price.module.css";

export interface BookPriceProps {
  book: Pick<BookCard, "isShopifyProduct" | "price">;
  /** The offer for one of our own books. */
  offer: Offer;
}

/** A book's price in a list: Shopify's price and stock for ours, the other shop's price otherwise. */
export function BookPrice({ book: { isShopifyProduct, price }, offer }: BookPriceProps) {
  if (isShopifyProduct) {
    const isSoldOut = offer.kind === "priced" && !offer.availableForSale;
    return (
      <div className={styles.price}>
        <Price offer={offer} />
        {isSoldOut && <p className={styles.soldOut}>Sold out</p>}
      </div>
    );
  }
  const otherPrice = toOtherPrice(price);
  return (
    <p className={styles.price}>
      {otherPrice && <span className={styles.amount}>{otherPrice}</span>}{" "}
      <span className={styles.where}>at another shop</span>
    </p>
  );
}
