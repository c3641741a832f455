import { CourseFeature } from "#features/courses/course-feature.tsx";
import { CourseRow } from "#features/courses/course-row.tsx";
import type { CourseCard as CourseOnShelf } from "#content/content-types.ts";
import type { Offer } from "#commerce/offer.ts";

export interface CourseCardProps {
  course: CourseOnShelf;
  offer: Offer;
}

/** A course in a list. A single course is a band in its level's color; a bundle is wide, on paper. */
export function CourseCard({ course, offer }: CourseCardProps) {
  return course.type === "bundle" ? (
    <CourseFeature course={course} offer={offer} />
  ) : (
    <CourseRow course={course} offer={offer} />
  );
}
