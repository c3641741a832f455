import { AddToCartForm } from "#features/courses/add-to-cart-form.tsx";
import { Price } from "#features/currency/price.tsx";
import type { CoursePage } from "#content/content-types.ts";
import type { Offer } from "#commerce/offer.ts";
import { StickyBar } from "#ui/sticky-bar.client.tsx";
import styles from "./buy-bar.module.css";

export interface BuyBarProps {
  course: CoursePage;
  offer: Offer;
  /** The id of the form in the page's header. Once it has left the view, the bar shows. */
  after: string;
  /** The id of the form at the page's end. Once it has come into view, the bar is gone. */
  before: string;
}

const priceId = "bar-price";

/** The price and the button again, on a phone, while neither of the page's own is in view. */
export function BuyBar({ course, offer, after, before }: BuyBarProps) {
  if (offer.kind === "unavailable" || !offer.availableForSale) return null;
  return (
    <StickyBar after={after} before={before}>
      <div className={styles.bar}>
        <div className={styles.words}>
          <p className={styles.title}>{course.title}</p>
          <Price offer={offer} id={priceId} />
        </div>
        <AddToCartForm offer={offer} title={course.title} priceId={priceId} />
      </div>
    </StickyBar>
  );
}
