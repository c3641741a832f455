import { toItemList } from "#features/analytics/item-list.ts";
import { CourseCard } from "#features/courses/course-card.tsx";
import { findOffer } from "#features/courses/find-offer.ts";
import { Portrait } from "#features/courses/portrait.tsx";
import type { InstructorPage } from "#content/content-types.ts";
import type { Offers } from "#commerce/offer.ts";
import { Band } from "#ui/band.tsx";
import { SectionHead } from "#ui/section-head.tsx";
import { InstructorWords } from "./instructor-words.tsx";
import styles from "./instructor-view.module.css";

export interface InstructorViewProps {
  instructor: InstructorPage;
  offers: Offers;
}

/** An instructor's own page: who they are, their story, and what they teach. Empty fields are left out. */
export function InstructorView({ instructor, offers }: InstructorViewProps) {
  const { name, image, courses } = instructor;
  return (
    <article>
      <Band as="div">
        <div className={styles.portrait}>
          <Portrait figure={image} sizes="(width >= 40rem) 40vw, 100vw" priority />
        </div>
        <div className={styles.words}>
          <InstructorWords instructor={instructor} heading="h1">
            {name}
          </InstructorWords>
        </div>
      </Band>
      {courses.length > 0 && (
        <section aria-labelledby="courses" {...toItemList(`Courses with ${name}`)}>
          <Band as="div" space="none">
            <SectionHead title={`Courses with ${name}`} text={null} id="courses" />
          </Band>
          <ul>
            {courses.map((course) => (
              <li key={course._id}>
                <CourseCard course={course} offer={findOffer(offers, course.handle)} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </article>
  );
}
