import { documentPath } from "@shop/schemas/paths.ts";
import type { Place } from "#features/lessons/to-place.ts";
import { Band } from "#ui/band.tsx";
import { SiteLink } from "#ui/site-link.tsx";
import styles from "./lesson-neighbours.module.css";

export interface LessonNeighboursProps {
  place: Place | null;
}

/** The way back to the lesson before and on to the one after. */
export function LessonNeighbours({ place }: LessonNeighboursProps) {
  const neighbours = [
    { side: "previous", label: "Previous lesson", lesson: place?.previous },
    { side: "next", label: "Next lesson", lesson: place?.next },
  ] as const;
  if (!place?.previous && !place?.next) return null;
  return (
    <Band as="div" space="none" className={styles.band}>
      <nav className={styles.neighbours} aria-label="Lessons before and after">
        {neighbours.map(
          ({ side, label, lesson }) =>
            lesson && (
              <p className={styles.neighbour} data-side={side} key={side}>
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
