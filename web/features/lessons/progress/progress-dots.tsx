import { countDone, type LessonProgress } from "./lesson-progress.ts";
import styles from "./progress-dots.module.css";

export interface ProgressDotsProps {
  progress: LessonProgress;
  /** The lessons of a level, in order. */
  ids: readonly string[];
}

/** "3 of 12 done", and a dot for each lesson. */
export function ProgressDots({ progress, ids }: ProgressDotsProps) {
  return (
    <span className={styles.progress}>
      <span className={styles.dots} aria-hidden="true">
        {ids.map((id) => (
          <span className={styles.dot} data-done={progress.done.includes(id)} key={id} />
        ))}
      </span>
      <span className={styles.count}>
        {countDone(progress, ids)} of {ids.length} done
      </span>
    </span>
  );
}
