import { Price } from "#features/currency/price.tsx";
import { toOtherPrice } from "#features/books/other-shop.ts";
import type { BookCard } from "#content/content-types.ts";
import type { Offer } from "#commerce/offer.ts";
import styles from "./book-price.module.css";

export interface BookPriceProps {
  book: Pick<BookCard, "isShopifyProduct" | "price">;
  /** What the shop says of a book of ours. */
  offer: Offer;
}

/** What a book costs, in a list: ours what Shopify says and whether it is there, others what their shop asks. */
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
