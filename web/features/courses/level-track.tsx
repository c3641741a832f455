import { coursesPath, toComparisonPath } from "#features/courses/comparison-path.ts";
import { toSeries } from "#features/courses/level.ts";
import type { CoursePage, SitePaths } from "#content/content-types.ts";
import { Arc } from "#ui/arc.tsx";
import { SiteLink } from "#ui/site-link.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import styles from "./level-track.module.css";

type TrackedCourse = Pick<CoursePage, "audience" | "type" | "orderInSeries" | "slug">;

export interface LevelTrackProps {
  course: TrackedCourse & { bundledCourses: TrackedCourse[] | null };
  paths: SitePaths;
}

/**
 * A course's place in its series. The arc hops from level to level; the levels it teaches are filled. A course that's on none of them
 * shows none.
 */
export function LevelTrack({ course, paths }: LevelTrackProps) {
  const steps = toSeries(course);
  const isBundle = course.type === "bundle";
  const isInSeries = steps.some(({ isTaught }) => isTaught);
  const canCompare = paths.has(coursesPath);
  if (!isInSeries && !course.audience && !canCompare) return null;
  const audience = course.audience === "kids" ? "Kids courses" : "Adult courses";
  return (
    <div className={styles.track}>
      {(isInSeries || course.audience) && <p className={styles.audience}>{audience}</p>}
      {isInSeries && (
        <ol className={styles.steps} aria-label={`Levels of ${audience.toLowerCase()}`}>
          {steps.map(({ mark, isTaught }, index) => (
            <li
              className={styles.step}
              key={mark}
              data-taught={isTaught || undefined}
              aria-current={isTaught && !isBundle ? "step" : undefined}
            >
              {index > 0 && (
                <Arc
                  shape="hop"
                  draws="at-once"
                  weight={4}
                  turn={index}
                  starts={index === 1}
                  ends={index === steps.length - 1}
                  className={styles.hop}
                />
              )}
              <span className={styles.mark}>{mark}</span>
              {isTaught && isBundle && <VisuallyHidden> (included)</VisuallyHidden>}
            </li>
          ))}
        </ol>
      )}
      {/* The browser loads the page, because a row is only highlighted by a real navigation. */}
      {canCompare && (
        <SiteLink href={toComparisonPath(course)} loads>
          Compare the levels
        </SiteLink>
      )}
    </div>
  );
}
