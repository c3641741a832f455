import "server-only";
import { cacheLife } from "next/cache";
import { toLevel } from "#features/courses/level.ts";
import type { CoursePage, SiteSettings } from "#content/content-types.ts";
import { countOf } from "#lib/count-of.ts";
import { courseCoverSize, CourseShareImage, type CourseShareImageProps } from "./course-share-image.tsx";
import { drawShareImage } from "./draw-share-image.server.ts";
import { readPicture, toPictureUrl } from "./share-picture.server.ts";
import { toDrawableText } from "./to-drawable-text.ts";

/** A course's share image as PNG. */
export const drawCourse = (course: CoursePage, settings: SiteSettings | null) =>
  draw({
    ...toLevel(course),
    name: toDrawableText(settings?.name),
    title: toDrawableText(course.title),
    subtitle: toDrawableText(course.subtitle),
    facts: toFacts(course),
    picture: toPictureUrl(course.image, courseCoverSize),
  });

/** Cached per content, because the image's URL changes with it. */
async function draw(props: CourseShareImageProps): Promise<ArrayBuffer> {
  "use cache";
  cacheLife("max");
  return drawShareImage(<CourseShareImage {...props} picture={await readPicture(props.picture)} />);
}

/** Kids courses count videos instead of hours. */
const toFacts = ({ lessonCount, stats }: CoursePage): string[] =>
  [lessonCount && countOf(lessonCount, "lesson"), stats?.videoHours?.replace(/hours$/, "hours of video")]
    .map((fact) => toDrawableText(fact || null))
    .filter(Boolean);
