import { documentPath } from "@shop/schemas/paths.ts";
import { Fragment } from "react";
import { toLevel } from "#features/courses/level.ts";
import type { CourseCard } from "#content/content-types.ts";
import { Band } from "#ui/band.tsx";
import { SiteLink } from "#ui/site-link.tsx";
import styles from "./course-order.module.css";

export interface CourseOrderProps {
  course: CourseCard & { prerequisites: readonly (CourseCard | null)[] | null };
}

/** Which courses come before one, above its card (requirements §4.10). */
export function CourseOrder({ course }: CourseOrderProps) {
  const earlier = course.prerequisites?.filter((prerequisite) => prerequisite !== null) ?? [];
  if (earlier.length === 0) return null;
  return (
    <Band as="div" data-level={toLevel(course).ground} space="none">
      <p className={styles.order}>
        Before {course.title}, take{" "}
        {earlier.map((prerequisite, index) => (
          <Fragment key={prerequisite._id}>
            {toSeparator(index, earlier.length)}
            <SiteLink href={documentPath(prerequisite)}>{prerequisite.title}</SiteLink>
          </Fragment>
        ))}
        , or learn the same elsewhere.
      </p>
    </Band>
  );
}

function toSeparator(index: number, count: number): string {
  if (index === 0) return "";
  if (index < count - 1) return ", ";
  return count === 2 ? " and " : ", and ";
}
