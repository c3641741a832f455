"use client";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import styles from "./done-mark.module.css";
import { useLessonProgress } from "./use-lesson-progress.client.ts";

export interface DoneMarkProps {
  lessonId: string;
}

/** A check on a lesson that the learner has done. Its room is there from the start. */
export function DoneMark({ lessonId }: DoneMarkProps) {
  const isDone = useLessonProgress()?.done.includes(lessonId) ?? false;
  return (
    <span className={styles.mark} data-done={isDone}>
      {isDone && (
        <>
          <svg className={styles.check} viewBox="0 0 16 16" aria-hidden="true">
            <path d="M2 8.5C4 9 5.2 10.6 6 13 7.6 8 10.4 4.6 14 2.5" />
          </svg>
          <VisuallyHidden>Done</VisuallyHidden>
        </>
      )}
    </span>
  );
}
