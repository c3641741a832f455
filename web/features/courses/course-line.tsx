import { documentPath } from "@shop/schemas/paths.ts";
import type { CourseCard } from "#content/content-types.ts";
import { SiteLink } from "#ui/site-link.tsx";
import { CourseTile } from "./course-tile.tsx";
import styles from "./course-line.module.css";

export interface CourseLineProps {
  course: CourseCard;
}

/** A course in one line: a tile in its level's color, its name and a link. */
export function CourseLine({ course }: CourseLineProps) {
  return (
    <div className={styles.line}>
      <CourseTile course={course} shape="hop" className={styles.tile} />
      <SiteLink className={styles.title} href={documentPath(course)}>
        {course.title}
      </SiteLink>
      <span className={styles.subtitle}>{course.subtitle}</span>
    </div>
  );
}
