import { toOtherPrice, toShopName } from "#features/books/other-shop.ts";
import type { BookPage } from "#content/content-types.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import styles from "./other-shop-link.module.css";

export interface OtherShopLinkProps {
  book: Pick<BookPage, "price" | "externalLink" | "disclaimer">;
}

/** Another shop's price and link. The affiliate disclosure comes before the link. */
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
        <p>We don’t know of a shop that has it right now.</p>
      )}
      {shop && (
        <p className={styles.disclosure}>
          {disclaimer ??
            "This link goes to another shop. If you buy there, we may earn a small commission at no cost to you."}
        </p>
      )}
    </div>
  );
}
