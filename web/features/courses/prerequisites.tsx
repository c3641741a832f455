import { CourseLine } from "#features/courses/course-line.tsx";
import type { CoursePage } from "#content/content-types.ts";
import { SideHeadingBand } from "#ui/side-heading-band.tsx";

export interface PrerequisitesProps {
  courses: CoursePage["prerequisites"];
}

/** Courses a learner needs before this one (requirements §4.10). */
export function Prerequisites({ courses }: PrerequisitesProps) {
  const knownCourses = courses?.filter((course) => course !== null) ?? [];
  if (knownCourses.length === 0) return null;
  return (
    <SideHeadingBand title="Prerequisites">
      <ol>
        {knownCourses.map((course) => (
          <li key={course._id}>
            <CourseLine course={course} />
          </li>
        ))}
      </ol>
    </SideHeadingBand>
  );
}
