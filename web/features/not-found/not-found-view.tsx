import { CourseLine } from "#features/courses/course-line.tsx";
import type { CourseCard } from "#lib/content-types.ts";
import { Arc } from "#ui/arc.tsx";
import { Band } from "#ui/band.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import styles from "./not-found-view.module.css";

export interface NotFoundViewProps {
  /** The catalogue, offered instead. */
  courses: CourseCard[];
}

/** Where an address leads nowhere: an honest word, and every course there is. */
export function NotFoundView({ courses }: NotFoundViewProps) {
  return (
    <Band>
      <div className={styles.words}>
        <p className={styles.code}>404</p>
        <h1 className={styles.title}>This page moved, or never was.</h1>
        <p>The address may have a slip in it. The courses are all here.</p>
        <div>
          <ButtonLink href="/courses">See all courses</ButtonLink>
        </div>
      </div>
      <div className={styles.drawing}>
        <Arc shape="loop" draws="at-once" weight={3} />
      </div>
      {courses.length > 0 && (
        <ul className={styles.courses} aria-label="All courses">
          {courses.map((course) => (
            <li key={course._id}>
              <CourseLine course={course} />
            </li>
          ))}
        </ul>
      )}
    </Band>
  );
}
