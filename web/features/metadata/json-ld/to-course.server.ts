import "server-only";
import { documentPath } from "@shop/schemas/paths.ts";
import type { CourseCard, CoursePage } from "#content/content-types.ts";
import type { Offer } from "#commerce/offer.ts";
import { countOf } from "#lib/count-of.ts";
import { toAbsoluteUrl, toPictureAddress } from "./absolute-url.server.ts";
import { toIsoHours, toWeeks } from "./iso-duration.ts";
import { type JsonLdNode, toJsonLdNode } from "./json-ld-node.ts";
import { toOffers } from "./to-offers.server.ts";
import { type PersonInput, toPerson } from "./to-person.server.ts";
import { toReviews } from "./to-reviews.ts";
import { toPublisher, type OrganizationInput } from "./to-organization.server.ts";

type Outlined = Pick<CourseCard, "_type" | "title" | "description" | "slug">;

/** The course fields used here. */
export interface CourseInput
  extends
    Outlined,
    Pick<
      CoursePage,
      | "image"
      | "skillLevel"
      | "ageRange"
      | "metaAgeRange"
      | "whatYouWillLearn"
      | "stats"
      | "lessonCount"
      | "reviews"
    > {
  instructor: PersonInput | null;
  prerequisites: Outlined[] | null;
  bundledCourses: Outlined[] | null;
}

interface CourseFacts {
  course: CourseInput;
  offer: Offer;
  settings: OrganizationInput | null;
}

/** A course or a bundle; null without a title or slug. */
export function toCourse({ course, offer, settings }: CourseFacts): JsonLdNode | null {
  const path = documentPath(course);
  if (!course.title || path === null) return null;
  return toJsonLdNode("Course", {
    "@id": toAbsoluteUrl(`${path}#course`),
    ...toOutline(course, settings),
    image: toPictureAddress(course.image),
    educationalLevel: course.skillLevel,
    // Search results may show other ages than the page (requirements §1.4).
    typicalAgeRange: toAgeRange(course.metaAgeRange) ?? toAgeRange(course.ageRange),
    teaches: course.whatYouWillLearn,
    coursePrerequisites: toOutlines(course.prerequisites, settings),
    hasPart: toOutlines(course.bundledCourses, settings),
    hasCourseInstance: toInstance(course),
    offers: toOffers({ offer, path, settings, isShipped: false }),
    ...toReviews(course.reviews),
  });
}

/** The courses on a page, in order; null without any. */
export function toCourseList(courses: readonly Outlined[]): JsonLdNode | null {
  const paths = courses.map((course) => [course.title, documentPath(course)] as const);
  const items = paths.flatMap(([name, path]) => (name && path ? [{ name, url: toAbsoluteUrl(path) }] : []));
  const unique = [...new Map(items.map((item) => [item.url, item])).values()];
  if (unique.length === 0) return null;
  return toJsonLdNode("ItemList", {
    itemListElement: unique.map((item, index) => toJsonLdNode("ListItem", { position: index + 1, ...item })),
  });
}

function toOutline(course: Outlined, settings: OrganizationInput | null) {
  const path = documentPath(course);
  return {
    name: course.title,
    description: course.description,
    url: path && toAbsoluteUrl(path),
    provider: toPublisher(settings),
  };
}

const toOutlines = (courses: readonly Outlined[] | null, settings: OrganizationInput | null) =>
  courses?.filter(({ title }) => title).map((course) => toJsonLdNode("Course", toOutline(course, settings)));

const toInstance = (course: CourseInput): JsonLdNode =>
  toJsonLdNode("CourseInstance", {
    courseMode: "Online",
    courseWorkload: toWorkload(course),
    courseSchedule: toSchedule(toWeeks(course.stats?.duration)),
    instructor: toPerson(course.instructor),
  });

/** The hours of video, or a description: kids courses count videos (requirements §9.25). */
function toWorkload({ stats, lessonCount }: CourseInput): string {
  const parts = [lessonCount && countOf(lessonCount, "lesson"), stats?.videoHours].filter(Boolean);
  return toIsoHours(stats?.videoHours) ?? parts.join(", ");
}

const toSchedule = (weeks: number | null) =>
  weeks === null ? null : toJsonLdNode("Schedule", { repeatFrequency: "Weekly", repeatCount: weeks });

/** "15-100", or "15-" without an upper limit. */
function toAgeRange(range: CoursePage["ageRange"]): string | null {
  return range?.from == null ? null : `${range.from}-${range.to ?? ""}`;
}
