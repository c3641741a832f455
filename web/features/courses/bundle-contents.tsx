import { CourseCard } from "#features/courses/course-card.tsx";
import type { CoursePage } from "#lib/content-types.ts";
import type { Offers } from "#lib/offer.ts";
import { findOffer } from "#features/courses/find-offer.ts";
import { Band } from "#ui/band.tsx";
import styles from "./bundle-contents.module.css";

export interface BundleContentsProps {
  courses: CoursePage["bundledCourses"];
  offers: Offers;
}

/** The courses a bundle holds, each with what it costs alone. */
export function BundleContents({ courses, offers }: BundleContentsProps) {
  const known = courses?.filter((course) => course !== null) ?? [];
  if (known.length === 0) return null;
  return (
    <section aria-labelledby="bundle-contents">
      <Band as="div" space="small">
        <h2 className={styles.title} id="bundle-contents">
          What is in the bundle
        </h2>
      </Band>
      <ol>
        {known.map((course) => (
          <li key={course._id}>
            <CourseCard course={course} offer={findOffer(offers, course.handle)} />
          </li>
        ))}
      </ol>
    </section>
  );
}
