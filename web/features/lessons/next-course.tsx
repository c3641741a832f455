import { CourseRow } from "#features/courses/course-row.tsx";
import { findOffer } from "#features/courses/find-offer.ts";
import type { CourseCard } from "#content/content-types.ts";
import type { Offers } from "#commerce/offer.ts";
import { Band } from "#ui/band.tsx";
import { SectionHead } from "#ui/section-head.tsx";
import styles from "./next-course.module.css";

export interface NextCourseProps {
  title: string;
  course: CourseCard | null;
  offers: Offers;
}

/** The suggested next course, with its price. */
export function NextCourse({ title, course, offers }: NextCourseProps) {
  if (!course) return null;
  return (
    <section className={styles.course} aria-labelledby="next-course">
      <Band as="div" space="none">
        <SectionHead title={title} id="next-course" />
      </Band>
      <CourseRow course={course} offer={findOffer(offers, course.handle)} />
    </section>
  );
}
