import "server-only";
import { documentPath } from "@shop/schemas/paths.ts";
import type { CourseCard, CoursePage, Instructor } from "#lib/content-types.ts";
import type { Offer } from "#lib/offer.ts";
import { toAbsoluteUrl, toPictureAddress } from "./absolute-url.server.ts";
import { toIsoHours, toWeeks } from "./iso-duration.ts";
import { type Thing, toThing } from "./thing.ts";
import { toOffers } from "./to-offers.server.ts";
import { toPublisher, type ToldShop } from "./to-organization.server.ts";

type Outlined = Pick<CourseCard, "_type" | "title" | "description" | "slug">;
type Teacher = Pick<Instructor, "name" | "shortBio" | "image">;

/** What is told of a course, out of all that its page shows. */
export interface ToldCourse
  extends
    Outlined,
    Pick<
      CoursePage,
      "image" | "skillLevel" | "ageRange" | "metaAgeRange" | "whatYouWillLearn" | "stats" | "lessonCount"
    > {
  instructor: Teacher | null;
  prerequisites: Outlined[] | null;
  bundledCourses: Outlined[] | null;
}

interface CourseFacts {
  course: ToldCourse;
  offer: Offer;
  settings: ToldShop | null;
}

/** A course or a bundle; null when it has no name or no address yet. */
export function toCourse({ course, offer, settings }: CourseFacts): Thing | null {
  const path = documentPath(course);
  if (!course.title || path === null) return null;
  return toThing("Course", {
    "@id": toAbsoluteUrl(`${path}#course`),
    ...toOutline(course, settings),
    image: toPictureAddress(course.image),
    educationalLevel: course.skillLevel,
    // Search results may tell other ages than the page (SPEC §1).
    typicalAgeRange: toAgeRange(course.metaAgeRange) ?? toAgeRange(course.ageRange),
    teaches: course.whatYouWillLearn,
    coursePrerequisites: toOutlines(course.prerequisites, settings),
    hasPart: toOutlines(course.bundledCourses, settings),
    hasCourseInstance: toInstance(course),
    offers: toOffers({ offer, path, settings, isShipped: false }),
  });
}

/** The courses on a page, in their order; null when it shows none. */
export function toCourseList(courses: readonly Outlined[]): Thing | null {
  const paths = courses.map((course) => [course.title, documentPath(course)] as const);
  const items = paths.flatMap(([name, path]) => (name && path ? [{ name, url: toAbsoluteUrl(path) }] : []));
  const unique = [...new Map(items.map((item) => [item.url, item])).values()];
  if (unique.length === 0) return null;
  return toThing("ItemList", {
    itemListElement: unique.map((item, index) => toThing("ListItem", { position: index + 1, ...item })),
  });
}

function toOutline(course: Outlined, settings: ToldShop | null) {
  const path = documentPath(course);
  return {
    name: course.title,
    description: course.description,
    url: path && toAbsoluteUrl(path),
    provider: toPublisher(settings),
  };
}

const toOutlines = (courses: readonly Outlined[] | null, settings: ToldShop | null) =>
  courses?.filter(({ title }) => title).map((course) => toThing("Course", toOutline(course, settings)));

const toInstance = (course: ToldCourse): Thing =>
  toThing("CourseInstance", {
    courseMode: "Online",
    courseWorkload: toWorkload(course),
    courseSchedule: toSchedule(toWeeks(course.stats?.duration)),
    instructor: toPerson(course.instructor),
  });

/** The hours of video, or in words what there is to go through: kids courses count videos (SPEC §9). */
function toWorkload({ stats, lessonCount }: ToldCourse): string {
  const parts = [lessonCount && `${lessonCount} lessons`, stats?.videoHours].filter(Boolean);
  return toIsoHours(stats?.videoHours) ?? parts.join(", ");
}

const toSchedule = (weeks: number | null) =>
  weeks === null ? null : toThing("Schedule", { repeatFrequency: "Weekly", repeatCount: weeks });

const toPerson = (instructor: Teacher | null) =>
  instructor?.name
    ? toThing("Person", {
        name: instructor.name,
        description: instructor.shortBio,
        image: toPictureAddress(instructor.image),
      })
    : null;

/** "15-100", or "15-" without an end. */
function toAgeRange(range: CoursePage["ageRange"]): string | null {
  return range?.from == null ? null : `${range.from}-${range.to ?? ""}`;
}
