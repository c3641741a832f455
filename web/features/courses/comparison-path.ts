/** The page with all courses, which may not exist. */
export const coursesPath = "/courses";

/** A course's row in a comparison. */
export const toRowId = (slug: string | null): string | undefined => (slug ? `compare-${slug}` : undefined);

/** Where a course is compared with others, with its row highlighted; a bundle's first course stands for it. */
export function toComparisonPath(course: {
  type: "bundle" | "course" | null;
  slug: string | null;
  bundledCourses: readonly { slug: string | null }[] | null;
}): string {
  const first = course.type === "bundle" ? course.bundledCourses?.find((part) => part?.slug) : course;
  const row = toRowId(first?.slug ?? null);
  return row ? `${coursesPath}#${row}` : coursesPath;
}
