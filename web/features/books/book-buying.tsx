import { stegaClean } from "@sanity/client/stega";
import { FewLeft } from "#features/variants/few-left.tsx";
import { OtherShopLink } from "#features/books/other-shop-link.tsx";
import { AddToCartForm } from "#features/courses/add-to-cart-form.tsx";
import { Price } from "#features/currency/price.tsx";
import type { BookPage, SitePaths } from "#content/content-types.ts";
import { TrustLine } from "#features/trust/trust-line.tsx";
import { VariantPicker } from "#features/variants/variant-picker.client.tsx";
import type { Offer } from "#commerce/offer.ts";
import type { ProductVariants } from "#commerce/product-variants.ts";
import styles from "./book-buying.module.css";

export interface BookBuyingProps {
  book: BookPage;
  /** The offer for one of our own books. */
  offer: Offer;
  /** What the shopper chooses from. */
  variants: ProductVariants | null;
  /** How many are left of a book with one variant; null when that isn't known. */
  stock: number | null;
  /** Identifies this price; a page has two. */
  priceId: string;
  paths: SitePaths;
}

/** The id of the variant picker on the page. */
export const pickerId = "choose";

/** A book's price and its one action: add ours to the cart, or go to the shop that sells it. */
export function BookBuying({ book, offer, variants, stock, priceId, paths }: BookBuyingProps) {
  if (!book.isShopifyProduct) return <OtherShopLink book={book} />;
  return (
    <div className={styles.buying}>
      {variants ? (
        <VariantPicker id={pickerId} title={stegaClean(book.title)} offer={offer} />
      ) : (
        <>
          <Price offer={offer} size="large" id={priceId} />
          <FewLeft stock={stock} />
          {offer.kind === "priced" && <AddToCartForm offer={offer} title={book.title} priceId={priceId} />}
        </>
      )}
      <TrustLine paths={paths} shipsBooks />
    </div>
  );
}
