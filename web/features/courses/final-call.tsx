import { AddToCartForm } from "#features/courses/add-to-cart-form.tsx";
import { isLongTitle } from "#features/courses/is-long-title.ts";
import { toLevel } from "#features/courses/level.ts";
import { Price } from "#features/currency/price.tsx";
import type { CoursePage, SitePaths } from "#content/content-types.ts";
import type { Offer } from "#commerce/offer.ts";
import { TrustLine } from "#features/trust/trust-line.tsx";
import { Arc } from "#ui/arc.tsx";
import { Band } from "#ui/band.tsx";
import styles from "./final-call.module.css";

export interface FinalCallProps {
  course: CoursePage;
  offer: Offer;
  /** The price's id. */
  priceId: string;
  paths: SitePaths;
}

/** The offer again at the end of the page. */
export function FinalCall({ course, offer, priceId, paths }: FinalCallProps) {
  return (
    <Band className={styles.call} aria-label="Start this course" data-level={toLevel(course).ground}>
      <h2 className={styles.title} data-long={isLongTitle(course.title)}>
        {course.type === "bundle" ? "Start the" : "Start with"} <span>{course.title}</span>
      </h2>
      <Arc shape="leap" className={styles.arc} />
      <div className={styles.terms}>
        <Price offer={offer} size="large" id={priceId} />
        <AddToCartForm offer={offer} title={course.title} priceId={priceId} />
        <TrustLine paths={paths} opensCourses={course.opens} ceuCount={course.stats?.ceuCount} />
      </div>
    </Band>
  );
}
