import { LessonHeader } from "#features/lessons/lesson-header.tsx";
import { LessonNeighbors } from "#features/lessons/lesson-neighbors.tsx";
import { NextCourse } from "#features/lessons/next-course.tsx";
import { Practice } from "#features/lessons/practice.tsx";
import { TaughtSigns } from "#features/lessons/taught-signs.tsx";
import { toPlace } from "#features/lessons/to-place.ts";
import type { Lesson } from "#content/content-types.ts";
import type { Offers } from "#commerce/offer.ts";
import { Hanging } from "#ui/hanging.tsx";
import { RichText } from "#ui/rich-text.tsx";

export interface LessonViewProps {
  lesson: Lesson;
  offers: Offers;
}

export function LessonView({ lesson, offers }: LessonViewProps) {
  const place = toPlace(lesson);
  return (
    <article>
      <LessonHeader lesson={lesson} place={place} />
      {lesson.body && (
        <Hanging as="div" title={null}>
          <RichText value={lesson.body} lead />
        </Hanging>
      )}
      <TaughtSigns signs={lesson.signs} />
      <Practice tasks={lesson.practice} />
      <LessonNeighbors place={place} />
      <NextCourse title="Ready for more?" course={lesson.nextCourse} offers={offers} />
    </article>
  );
}
