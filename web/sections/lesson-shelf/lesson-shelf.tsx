import { documentPath } from "@shop/schemas/paths.ts";
import { stegaClean } from "@sanity/client/stega";
import { LessonList } from "#features/lessons/lesson-list.tsx";
import { LevelProgress } from "#features/lessons/progress/level-progress.client.tsx";
import type { LessonCard, Section } from "#content/content-types.ts";
import { Band } from "#ui/band.tsx";
import { SectionHead } from "#ui/section-head.tsx";
import styles from "./lesson-shelf.module.css";

export interface LessonShelfProps {
  section: Section<"lessonShelf">;
}

/** A level's lessons in order, one per line. */
export function LessonShelf({ section: { _key, title, text, lessons } }: LessonShelfProps) {
  if (lessons.length === 0) return null;
  return (
    <Band space="none" aria-labelledby={`${_key}-title`}>
      <SectionHead title={title} text={text} id={`${_key}-title`} />
      <LevelProgress lessons={toSteps(lessons)} />
      <div className={styles.lessons}>
        <LessonList lessons={lessons} />
      </div>
    </Band>
  );
}

/** Lessons that have a title and a page. */
const toSteps = (lessons: readonly LessonCard[]) =>
  lessons.flatMap((lesson) => {
    const href = documentPath(lesson);
    return href && lesson.title ? [{ id: lesson._id, title: stegaClean(lesson.title), href }] : [];
  });
