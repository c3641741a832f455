import { toLevel } from "#features/courses/level.ts";
import type { CourseCard, Figure } from "#content/content-types.ts";
import { Arc } from "#ui/arc.tsx";
import { Picture } from "#ui/picture.tsx";
import styles from "./course-cover.module.css";

export interface CourseCoverProps {
  course: Pick<CourseCard, "audience" | "type" | "orderInSeries">;
  figure: Figure | null;
  sizes: string;
  priority?: boolean;
}

/** A course's image, or its level drawn large. */
export function CourseCover({ course, figure, sizes, priority = false }: CourseCoverProps) {
  const { ground, mark } = toLevel(course);
  if (figure?.asset) {
    return (
      <div className={styles.cover}>
        <Picture figure={figure} sizes={sizes} ratio={4 / 3} priority={priority} />
      </div>
    );
  }
  return (
    <div className={styles.cover} data-level={ground} data-drawn="true" aria-hidden="true">
      <span className={styles.mark}>{mark}</span>
      <Arc shape={mark ? "leap" : "loop"} draws="never" weight={3} className={styles.arc} />
    </div>
  );
}
