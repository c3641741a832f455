import { documentPath } from "@shop/schemas/paths.ts";
import type { CourseCard } from "#content/content-types.ts";
import { SiteLink } from "#ui/site-link.tsx";
import styles from "./course-title.module.css";

export interface CourseTitleProps {
  course: Pick<CourseCard, "_type" | "slug" | "title">;
}

/** A course's name as a heading. Its link covers the nearest positioned ancestor. */
export function CourseTitle({ course }: CourseTitleProps) {
  const path = documentPath(course);
  return (
    <h3 className={styles.title}>
      {path ? (
        <SiteLink className={styles.link} href={path}>
          {course.title}
        </SiteLink>
      ) : (
        course.title
      )}
    </h3>
  );
}
