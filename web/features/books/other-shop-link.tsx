import { toOtherPrice, toShopName } from "#features/books/other-shop.ts";
import type { BookPage } from "#content/content-types.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import styles from "./other-shop-link.module.css";

export interface OtherShopLinkProps {
  book: Pick<BookPage, "price" | "externalLink" | "disclaimer">;
}

/** What another shop asks for a book, the way there, and that we may earn from it: said before it is followed. */
export function OtherShopLink({ book: { price, externalLink, disclaimer } }: OtherShopLinkProps) {
  const otherPrice = toOtherPrice(price);
  const shop = toShopName(externalLink);
  return (
    <div className={styles.other}>
      {otherPrice && <p className={styles.price}>{otherPrice}</p>}
      {shop ? (
        <ButtonLink href={externalLink} rel="noopener nofollow sponsored">
          Buy at {shop}
        </ButtonLink>
      ) : (
        <p>We do not know a shop that has it now.</p>
      )}
      {shop && (
        <p className={styles.disclosure}>
          {disclaimer ??
            "The link leads to another shop. If you buy there we may earn a small commission, at no cost to you."}
        </p>
      )}
    </div>
  );
}
