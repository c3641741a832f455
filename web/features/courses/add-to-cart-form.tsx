import { stegaClean } from "@sanity/client/stega";
import type { Offer } from "#commerce/offer.ts";
import { Button } from "#ui/button.tsx";
import { PendingLabel } from "#ui/pending-label.tsx";
import styles from "./add-to-cart-form.module.css";

export interface AddToCartFormProps {
  offer: Offer;
  title: string | null;
  /** The id of the price beside the form, which explains why a course can't be bought. */
  priceId: string;
}

/** The id of the form beside a price. */
export const toFormId = (priceId: string): string => `${priceId}-form`;

/** Adds one course to the cart, with or without JavaScript. */
export function AddToCartForm({ offer, title, priceId }: AddToCartFormProps) {
  const isPriced = offer.kind === "priced";
  const isSoldOut = isPriced && !offer.availableForSale;
  return (
    <form
      className={styles.form}
      id={toFormId(priceId)}
      method="post"
      action="/api/cart/lines"
      data-title={stegaClean(title)}
    >
      {isPriced && <input type="hidden" name="merchandiseId" value={offer.variantId} />}
      <Button
        type="submit"
        disabled={!isPriced || isSoldOut}
        aria-describedby={isSoldOut ? `${priceId}-reason` : priceId}
      >
        <PendingLabel pending="Adding…">Add to cart</PendingLabel>
      </Button>
      {isSoldOut && (
        <p className={styles.reason} id={`${priceId}-reason`}>
          Sold out
        </p>
      )}
    </form>
  );
}
