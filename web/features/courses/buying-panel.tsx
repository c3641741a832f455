import { AddToCartForm } from "#features/courses/add-to-cart-form.tsx";
import { CourseFacts } from "#features/courses/course-facts.tsx";
import { OtherWaysToBuy } from "#features/courses/other-ways-to-buy.tsx";
import { Price } from "#features/currency/price.tsx";
import type { CoursePage } from "#content/content-types.ts";
import type { Offer } from "#commerce/offer.ts";
import { Band } from "#ui/band.tsx";
import styles from "./buying-panel.module.css";

export interface BuyingPanelProps {
  course: CoursePage;
  offer: Offer;
}

const priceId = "price";

/** A course's price, facts and add-to-cart form. */
export function BuyingPanel({ course, offer }: BuyingPanelProps) {
  return (
    <Band aria-label="Buy this course" space="none">
      <div className={styles.panel}>
        <Price offer={offer} size="large" id={priceId} />
        <CourseFacts course={course} extent="page" />
        <AddToCartForm offer={offer} title={course.title} priceId={priceId} />
      </div>
      <OtherWaysToBuy offer={offer} title={course.title} />
    </Band>
  );
}
