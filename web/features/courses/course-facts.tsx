import { toAges } from "#features/courses/ages.ts";
import type { CourseCard, CoursePage } from "#content/content-types.ts";
import styles from "./course-facts.module.css";

export interface CourseFactsProps {
  course: Pick<CourseCard, "lessonCount" | "stats"> & Partial<Pick<CoursePage, "ageRange">>;
  /** A list has room for three facts; a course's own page shows all. */
  extent: "shelf" | "page";
}

/** What a learner gets, at a glance. Empty facts are left out. */
export function CourseFacts({ course: { lessonCount, stats, ageRange }, extent }: CourseFactsProps) {
  const facts = [
    { name: "Lessons", value: lessonCount, onShelf: true },
    { name: "Video", value: stats?.videoHours, onShelf: true },
    { name: "Access", value: stats?.access, onShelf: true },
    { name: "Duration", value: stats?.duration, onShelf: false },
    { name: "CEUs", value: stats?.ceuCount, onShelf: false },
    { name: "Ages", value: toAges(ageRange), onShelf: false },
  ].filter(({ value, onShelf }) => value !== null && value !== undefined && (onShelf || extent === "page"));
  if (facts.length === 0) return null;
  return (
    <dl className={styles.facts} data-extent={extent}>
      {facts.map(({ name, value }) => (
        <div className={styles.fact} key={name}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
