import { documentPath } from "@shop/schemas/paths.ts";
import { DoneMark } from "#features/lessons/progress/done-mark.client.tsx";
import type { LessonCard } from "#content/content-types.ts";
import { Picture } from "#ui/picture.tsx";
import { SiteLink } from "#ui/site-link.tsx";
import styles from "./lesson-list.module.css";

export interface LessonListProps {
  lessons: readonly LessonCard[];
}

/** Lessons in order, one per line. */
export function LessonList({ lessons }: LessonListProps) {
  return (
    <ol>
      {lessons.map((lesson, index) => (
        <li className={styles.lesson} key={lesson._id}>
          <div className={styles.place}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <DoneMark lessonId={lesson._id} />
          </div>
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
  );
}
