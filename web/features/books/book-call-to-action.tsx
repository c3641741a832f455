import { toBookGround } from "#features/books/book-ground.ts";
import { BookBuying, type BookBuyingProps, pickerId } from "#features/books/book-buying.tsx";
import { Price } from "#features/currency/price.tsx";
import type { ProductVariants } from "#commerce/product-variants.ts";
import { Band } from "#ui/band.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { Picture } from "#ui/picture.tsx";
import styles from "./book-call-to-action.module.css";

export type BookCallToActionProps = Pick<BookBuyingProps, "book" | "offer" | "variants" | "stock" | "paths">;

/** The offer again at the end of the page, for our own books, which have long pages. */
export function BookCallToAction({ book, offer, variants, stock, paths }: BookCallToActionProps) {
  const { isShopifyProduct, title, audience, sections } = book;
  if (!isShopifyProduct || offer.kind === "unavailable") return null;
  const image = sections?.cta?.image ?? null;
  return (
    <Band className={styles.call} ground={toBookGround(audience)} space="none" aria-label="Buy this book now">
      {image?.asset && (
        <div className={styles.picture}>
          <Picture figure={image} sizes="(width >= 60rem) 40vw, 100vw" maxWidth={1200} />
        </div>
      )}
      <div className={styles.words}>
        <h2 className={styles.title}>Pick up a pencil.</h2>
        <p className={styles.name}>{title}</p>
        {variants ? (
          <>
            <Price offer={offer} size="large" />
            <ButtonLink href={`#${pickerId}`}>{toChoiceLabel(variants)}</ButtonLink>
          </>
        ) : (
          <BookBuying
            book={book}
            offer={offer}
            variants={null}
            stock={stock}
            priceId="final-price"
            paths={paths}
          />
        )}
      </div>
    </Band>
  );
}

const toChoiceLabel = ({ options: [only, ...others] }: ProductVariants) =>
  only && others.length === 0 ? `Choose your ${only.name.toLowerCase()}` : "Choose your options";
