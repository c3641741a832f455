import { documentPath } from "@shop/schemas/paths.ts";
import { toLevel } from "#features/courses/level.ts";
import type { CourseCard } from "#lib/content-types.ts";
import { Arc } from "#ui/arc.tsx";
import { SiteLink } from "#ui/site-link.tsx";
import styles from "./course-line.module.css";

export interface CourseLineProps {
  course: CourseCard;
}

/** A course in one line: its level as a coloured tile, its name, and the way to its page. */
export function CourseLine({ course }: CourseLineProps) {
  const { ground, mark } = toLevel(course);
  return (
    <div className={styles.line}>
      <span className={styles.tile} data-level={ground} aria-hidden="true">
        {mark ?? <Arc shape="hop" draws="never" weight={5} className={styles.arc} />}
      </span>
      <SiteLink className={styles.title} href={documentPath(course)}>
        {course.title}
      </SiteLink>
      <span className={styles.subtitle}>{course.subtitle}</span>
    </div>
  );
}
