import { LessonList } from "#features/lessons/lesson-list.tsx";
import type { Section } from "#content/content-types.ts";
import { Band } from "#ui/band.tsx";
import { SectionHead } from "#ui/section-head.tsx";
import styles from "./lesson-shelf.module.css";

export interface LessonShelfProps {
  section: Section<"lessonShelf">;
}

/** A level's lessons under a heading. */
export function LessonShelf({ section: { _key, title, text, lessons } }: LessonShelfProps) {
  if (lessons.length === 0) return null;
  return (
    <Band space="none" aria-labelledby={`${_key}-title`}>
      <SectionHead title={title} text={text} id={`${_key}-title`} />
      <div className={styles.lessons}>
        <LessonList lessons={lessons} />
      </div>
    </Band>
  );
}
