import { documentPath } from "@shop/schemas/paths.ts";
import { Portrait } from "#features/courses/portrait.tsx";
import type { CoursePage } from "#content/content-types.ts";
import { InstructorWords } from "#features/instructors/instructor-words.tsx";
import { Band } from "#ui/band.tsx";
import { SiteLink } from "#ui/site-link.tsx";
import styles from "./teacher.module.css";

export interface TeacherProps {
  instructor: CoursePage["instructor"];
}

/** A course's instructor and their bio. */
export function Teacher({ instructor }: TeacherProps) {
  if (!instructor?.name) return null;
  return (
    <Band>
      <div className={styles.portrait}>
        <Portrait figure={instructor.image} sizes="(width >= 40rem) 40vw, 100vw" />
      </div>
      <div className={styles.words}>
        <InstructorWords instructor={instructor} heading="h2">
          <SiteLink href={documentPath(instructor)}>{instructor.name}</SiteLink>
        </InstructorWords>
      </div>
    </Band>
  );
}
