import { BundleLedger } from "#features/courses/bundle-ledger.tsx";
import { CourseCard } from "#features/courses/course-card.tsx";
import { findOffer } from "#features/courses/find-offer.ts";
import type { CoursePage } from "#content/content-types.ts";
import type { Offer, Offers } from "#commerce/offer.ts";
import { Band } from "#ui/band.tsx";
import styles from "./bundle-contents.module.css";

export interface BundleContentsProps {
  courses: CoursePage["bundledCourses"];
  /** The bundle's own offer. */
  offer: Offer;
  offers: Offers;
}

/** A bundle's courses with their separate prices, and the bundle's savings. */
export function BundleContents({ courses, offer, offers }: BundleContentsProps) {
  const knownCourses = courses?.filter((course) => course !== null) ?? [];
  if (knownCourses.length === 0) return null;
  const parts = knownCourses.map(({ handle }) => findOffer(offers, handle));
  // Without every part's price, the total would be wrong.
  const isComplete = knownCourses.length === courses?.length;
  return (
    <section aria-labelledby="bundle-contents">
      <Band as="div" space="small">
        <h2 className={styles.title} id="bundle-contents">
          What’s in the bundle
        </h2>
        {isComplete && (
          <div className={styles.ledger}>
            <BundleLedger bundle={offer} parts={parts} />
          </div>
        )}
      </Band>
      <ol>
        {knownCourses.map((course) => (
          <li key={course._id}>
            <CourseCard course={course} offer={findOffer(offers, course.handle)} />
          </li>
        ))}
      </ol>
    </section>
  );
}
