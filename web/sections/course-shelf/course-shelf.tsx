import { stegaClean } from "@sanity/client/stega";
import { CourseCard } from "#features/courses/course-card.tsx";
import { findOffer } from "#features/courses/find-offer.ts";
import type { Section } from "#content/content-types.ts";
import type { Offers } from "#commerce/offer.ts";
import { Band } from "#ui/band.tsx";
import { SectionHead } from "#ui/section-head.tsx";

export interface CourseShelfProps {
  section: Section<"courseShelf">;
  offers: Offers;
}

/** Courses in the editor's order, under a heading with an anchor. Broken references are skipped. */
export function CourseShelf({ section: { _key, anchor, title, text, courses }, offers }: CourseShelfProps) {
  const knownCourses = courses?.filter((course) => course !== null) ?? [];
  return (
    <section id={stegaClean(anchor) ?? undefined} aria-labelledby={`${_key}-title`}>
      <Band as="div" space="none">
        <SectionHead title={title} text={text} id={`${_key}-title`} />
      </Band>
      <ul>
        {knownCourses.map((course) => (
          <li key={course._id}>
            <CourseCard course={course} offer={findOffer(offers, course.handle)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
