import { CourseFeature } from "#features/courses/course-feature.tsx";
import { CourseRow } from "#features/courses/course-row.tsx";
import type { CourseCard as CourseOnShelf } from "#content/content-types.ts";
import type { Offer } from "#commerce/offer.ts";

export interface CourseCardProps {
  course: CourseOnShelf;
  offer: Offer;
}

/** A course on a shelf: single courses are bands in their level's color, bundles stand wide on paper. */
export function CourseCard({ course, offer }: CourseCardProps) {
  return course.type === "bundle" ? (
    <CourseFeature course={course} offer={offer} />
  ) : (
    <CourseRow course={course} offer={offer} />
  );
}
