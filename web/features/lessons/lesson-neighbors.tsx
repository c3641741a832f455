import { documentPath } from "@shop/schemas/paths.ts";
import type { Place } from "#features/lessons/to-place.ts";
import { Band } from "#ui/band.tsx";
import { SiteLink } from "#ui/site-link.tsx";
import styles from "./lesson-neighbors.module.css";

export interface LessonNeighborsProps {
  place: Place | null;
}

/** Links to the previous and next lesson. */
export function LessonNeighbors({ place }: LessonNeighborsProps) {
  const neighbors = [
    { side: "previous", label: "Previous lesson", lesson: place?.previous },
    { side: "next", label: "Next lesson", lesson: place?.next },
  ] as const;
  if (!place?.previous && !place?.next) return null;
  return (
    <Band as="div" space="none" className={styles.band}>
      <nav className={styles.neighbors} aria-label="Lessons before and after">
        {neighbors.map(
          ({ side, label, lesson }) =>
            lesson && (
              <p className={styles.neighbor} data-side={side} key={side}>
                <span className={styles.label}>{label}</span>
                <SiteLink className={styles.link} href={documentPath(lesson)}>
                  {lesson.title}
                </SiteLink>
              </p>
            ),
        )}
      </nav>
    </Band>
  );
}
