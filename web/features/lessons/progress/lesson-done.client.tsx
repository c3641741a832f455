"use client";
import { useEffect } from "react";
import styles from "./lesson-done.module.css";
import { markLesson, noProgress } from "./lesson-progress.ts";
import { ProgressDots } from "./progress-dots.tsx";
import { changeLessonProgress, useLessonProgress } from "./use-lesson-progress.client.ts";

export interface LessonDoneProps {
  lessonId: string;
  /** The lessons of its level, in order. */
  ids: readonly string[];
}

/**
 * The learner's own mark that a lesson is done, and how far they are. Nothing is stored before the first mark; after
 * it, opening a lesson is recorded, too. Hidden until the page is hydrated, but its room is there.
 */
export function LessonDone({ lessonId, ids }: LessonDoneProps) {
  const progress = useLessonProgress();
  const hasBegun = progress !== null && progress.done.length > 0;

  useEffect(() => {
    if (hasBegun) changeLessonProgress(({ done }) => ({ done, last: lessonId }));
  }, [hasBegun, lessonId]);

  return (
    <div className={styles.done} data-ready={progress !== null}>
      <label className={styles.label}>
        <input
          className={styles.box}
          type="checkbox"
          // The browser's memory of a form would contradict the stored progress.
          autoComplete="off"
          checked={progress?.done.includes(lessonId) ?? false}
          onChange={({ target: { checked } }) =>
            changeLessonProgress((stored) => markLesson(stored, lessonId, checked))
          }
        />
        I’ve done this lesson
      </label>
      <output>
        <ProgressDots progress={progress ?? noProgress} ids={ids} />
      </output>
    </div>
  );
}
