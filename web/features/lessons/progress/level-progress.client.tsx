"use client";
import { SiteLink } from "#ui/site-link.tsx";
import { findNextLesson, noProgress } from "./lesson-progress.ts";
import styles from "./level-progress.module.css";
import { ProgressDots } from "./progress-dots.tsx";
import { useLessonProgress } from "./use-lesson-progress.client.ts";

export interface LevelProgressProps {
  /** A level's lessons in order. */
  lessons: readonly { id: string; title: string; href: string }[];
}

/** How far the learner is in a level, and the lesson to go on with. Before the first mark, and without JavaScript, the first one. */
export function LevelProgress({ lessons }: LevelProgressProps) {
  const progress = useLessonProgress() ?? noProgress;
  const ids = lessons.map(({ id }) => id);
  const nextId = findNextLesson(progress, ids);
  const next = lessons.find(({ id }) => id === nextId);
  const hasBegun = progress.done.some((id) => ids.includes(id));
  return (
    <div className={styles.progress}>
      <ProgressDots progress={progress} ids={ids} />
      <p>
        {next ? (
          <>
            {hasBegun ? "Continue with " : "Start with "}
            <SiteLink href={next.href}>
              lesson {ids.indexOf(next.id) + 1}: {next.title}
            </SiteLink>
          </>
        ) : (
          "You’ve done them all."
        )}
      </p>
    </div>
  );
}
