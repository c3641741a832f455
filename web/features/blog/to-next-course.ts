import { stegaClean } from "@sanity/client/stega";
import type { CourseCard, StoryText } from "#content/content-types.ts";

/** The first course a post links to, or else the first adult course. */
export function toNextCourse(courses: readonly CourseCard[], body: StoryText | null): CourseCard | null {
  const linked = (body ?? [])
    .flatMap((part) => (part._type === "block" ? (part.markDefs ?? []) : []))
    .map((mark) => stegaClean((mark._type === "link" && mark.href) || "").match(/^\/courses\/([\w-]+)/)?.[1])
    .flatMap((slug) => courses.find((course) => slug !== undefined && course.slug === slug) ?? []);
  return linked[0] ?? courses.find(isFirstForAdults) ?? null;
}

const isFirstForAdults = ({ audience, type, orderInSeries }: CourseCard) =>
  audience === "adult" && type === "course" && orderInSeries === 1;
