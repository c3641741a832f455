import { toLevel } from "#features/courses/level.ts";
import { Arc } from "#ui/arc.tsx";
import styles from "./course-tile.module.css";

export interface CourseTileProps {
  course: Parameters<typeof toLevel>[0];
  /** The arc for a course without a level, such as a bundle. */
  shape: "hop" | "return";
  /** Sets the tile's size and position. */
  className: string | undefined;
}

/** A course as a tile in its level's color. */
export function CourseTile({ course, shape, className = "" }: CourseTileProps) {
  const { ground, mark } = toLevel(course);
  return (
    <span className={`${styles.tile} ${className}`} data-level={ground} aria-hidden="true">
      {mark ?? <Arc shape={shape} draws="never" weight={5} className={styles.arc} />}
    </span>
  );
}
