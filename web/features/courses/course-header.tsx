import { CourseCover } from "#features/courses/course-cover.tsx";
import { LevelTrack } from "#features/courses/level-track.tsx";
import { isLongTitle } from "#features/courses/is-long-title.ts";
import { toLevel } from "#features/courses/level.ts";
import type { CoursePage } from "#lib/content-types.ts";
import { Band } from "#ui/band.tsx";
import styles from "./course-header.module.css";

export interface CourseHeaderProps {
  course: CoursePage;
}

/** The first screen of a course, on its level's ground, into which the cover runs without an edge. */
export function CourseHeader({ course }: CourseHeaderProps) {
  const { header } = course;
  return (
    <Band as="div" data-level={toLevel(course).ground} space="none">
      <div className={styles.words} data-type={course.type}>
        <LevelTrack course={course} />
        <h1 className={styles.title} data-long={isLongTitle(course.title)}>
          {course.title}
        </h1>
        <p className={styles.subtitle}>{course.subtitle}</p>
        <p className={styles.introduction}>{header?.description}</p>
        {header?.highlights && (
          <ul className={styles.highlights} aria-label="Highlights">
            {header.highlights.map((highlight) => (
              <li className={styles.highlight} key={highlight}>
                {highlight}
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className={styles.cover}>
        <CourseCover
          course={course}
          figure={header?.image?.asset ? header.image : course.image}
          sizes="(width >= 48rem) 54vw, 100vw"
          priority
        />
      </div>
    </Band>
  );
}
