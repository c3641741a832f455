import { LessonHeader } from "#features/lessons/lesson-header.tsx";
import { LessonNeighbors } from "#features/lessons/lesson-neighbors.tsx";
import { NextCourse } from "#features/lessons/next-course.tsx";
import { LessonDone } from "#features/lessons/progress/lesson-done.client.tsx";
import { Practice } from "#features/lessons/practice.tsx";
import { TaughtSigns } from "#features/lessons/taught-signs.tsx";
import { toPlace } from "#features/lessons/to-place.ts";
import type { Lesson, SitePaths } from "#content/content-types.ts";
import type { Offers } from "#commerce/offer.ts";
import { Band } from "#ui/band.tsx";
import { SideHeadingBand } from "#ui/side-heading-band.tsx";
import { RichText } from "#ui/rich-text.tsx";
import styles from "./lesson-view.module.css";

export interface LessonViewProps {
  lesson: Lesson;
  offers: Offers;
  paths: SitePaths;
}

export function LessonView({ lesson, offers, paths }: LessonViewProps) {
  const place = toPlace(lesson);
  return (
    <article className={styles.lesson}>
      <LessonHeader lesson={lesson} place={place} paths={paths} />
      {lesson.body && (
        <SideHeadingBand as="div" title={null} className={styles.notes}>
          <RichText value={lesson.body} lead />
        </SideHeadingBand>
      )}
      <TaughtSigns signs={lesson.signs} />
      <Practice tasks={lesson.practice} />
      {place && (
        <Band as="div" space="small" className={styles.done}>
          <LessonDone lessonId={lesson._id} ids={place.ids} />
        </Band>
      )}
      <LessonNeighbors place={place} />
      <NextCourse title="Ready for more?" course={lesson.nextCourse} offers={offers} />
    </article>
  );
}
