import { stegaClean } from "@sanity/client/stega";
import { toItemList } from "#features/analytics/item-list.ts";
import { CourseCard } from "#features/courses/course-card.tsx";
import { findOffer } from "#features/courses/find-offer.ts";
import { Shelf } from "#features/interests/shelf.client.tsx";
import type { Section } from "#content/content-types.ts";
import type { Offers } from "#commerce/offer.ts";
import type { EditAttribute } from "#features/preview/edit-attribute.ts";
import { Band } from "#ui/band.tsx";
import { SectionHead } from "#ui/section-head.tsx";

export interface CourseShelfProps {
  section: Section<"courseShelf">;
  offers: Offers;
  /** For editors. */
  attribute?: EditAttribute | undefined;
}

/** Courses in the editor's order, or in the visitor's, under a heading with an anchor. Broken references are skipped. */
export function CourseShelf({ section, offers, attribute }: CourseShelfProps) {
  const { anchor, title, text, courses } = section;
  const titleId = `${section._key}-title`;
  const cards = (courses ?? []).flatMap(({ _key: key, course }) =>
    course
      ? {
          key,
          audience: course.audience,
          content: <CourseCard course={course} offer={findOffer(offers, course.handle)} />,
        }
      : [],
  );
  return (
    <section id={stegaClean(anchor) ?? undefined} aria-labelledby={titleId} {...toItemList(title)}>
      <Band as="div" space="none">
        <SectionHead title={title} text={text} id={titleId} />
      </Band>
      {attribute ? (
        <ul data-sanity={attribute("courses")}>
          {cards.map(({ key, content }) => (
            <li key={key} data-sanity={attribute(["courses", { _key: key }])}>
              {content}
            </li>
          ))}
        </ul>
      ) : (
        <Shelf items={cards} />
      )}
    </section>
  );
}
