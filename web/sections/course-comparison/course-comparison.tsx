import { CourseTable } from "#features/courses/course-table.tsx";
import type { Section } from "#content/content-types.ts";
import type { Offers } from "#commerce/offer.ts";
import { Band } from "#ui/band.tsx";
import { SectionHead } from "#ui/section-head.tsx";
import styles from "./course-comparison.module.css";

export interface CourseComparisonProps {
  section: Section<"courseComparison">;
  offers: Offers;
}

/** A table of courses under a heading. Broken references are skipped. */
export function CourseComparison({ section, offers }: CourseComparisonProps) {
  const { _key, title, text } = section;
  const titleId = `${_key}-title`;
  const courses = (section.courses ?? []).flatMap(({ course }) => course ?? []);
  if (courses.length === 0) return null;
  return (
    <Band space="none" aria-labelledby={titleId}>
      <SectionHead title={title} text={text} id={titleId} />
      <div className={styles.table}>
        <CourseTable courses={courses} offers={offers} titleId={titleId} />
      </div>
    </Band>
  );
}
