import { documentPath } from "@shop/schemas/paths.ts";
import type { Section } from "#content/content-types.ts";
import { Band } from "#ui/band.tsx";
import { Picture } from "#ui/picture.tsx";
import { SectionHead } from "#ui/section-head.tsx";
import { SiteLink } from "#ui/site-link.tsx";
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
      <ol className={styles.lessons}>
        {lessons.map((lesson, index) => (
          <li className={styles.lesson} key={lesson._id}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <h3 className={styles.name}>
              <SiteLink className={styles.link} href={documentPath(lesson)}>
                {lesson.title}
              </SiteLink>
            </h3>
            <p className={styles.summary}>
              {lesson.summary}
              {lesson.hasVideo && <span className={styles.mark}>Video</span>}
            </p>
            {lesson.image?.asset && (
              <div className={styles.picture}>
                <Picture
                  figure={lesson.image}
                  sizes="(width >= 60rem) 14rem, 30vw"
                  ratio={4 / 3}
                  maxWidth={640}
                />
              </div>
            )}
          </li>
        ))}
      </ol>
    </Band>
  );
}
