import { CourseFacts } from "#features/courses/course-facts.tsx";
import { OtherWaysToBuy } from "#features/courses/other-ways-to-buy.tsx";
import type { CoursePage, SitePaths } from "#content/content-types.ts";
import type { Offer } from "#commerce/offer.ts";
import { Band } from "#ui/band.tsx";
import styles from "./course-terms.module.css";

export interface CourseTermsProps {
  course: CoursePage;
  offer: Offer;
  paths: SitePaths;
}

/** What a buyer gets, and how to buy it for a class or as a gift. */
export function CourseTerms({ course, offer, paths }: CourseTermsProps) {
  return (
    <Band aria-label="What you get" space="none">
      <div className={styles.facts}>
        <CourseFacts course={course} extent="page" />
      </div>
      <OtherWaysToBuy offer={offer} title={course.title} paths={paths} />
    </Band>
  );
}
