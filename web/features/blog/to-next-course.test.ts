import { expect, test } from "vitest";
import type { CourseCard, StoryText } from "#content/content-types.ts";
import { toNextCourse } from "./to-next-course.ts";

function toCourse(slug: string, audience: "adult" | "kids", orderInSeries: number): CourseCard {
  return {
    _id: slug,
    _type: "course",
    title: slug,
    subtitle: null,
    description: null,
    handle: slug,
    audience,
    skillLevel: null,
    type: "course",
    orderInSeries,
    lessonCount: null,
    stats: null,
    slug,
    image: null,
  };
}

const first = toCourse("level-1a", "adult", 1);
const kids = toCourse("kids-1a", "kids", 1);
const courses = [kids, toCourse("level-1b", "adult", 2), first];

function toBody(...links: string[]): StoryText {
  return [
    {
      _key: "words",
      _type: "block",
      markDefs: links.map((href) => ({ _key: href, _type: "link", href })),
    },
  ];
}

test("a post that links to a course suggests the first one", () => {
  expect(toNextCourse(courses, toBody("/books", "/courses/kids-1a", "/courses/level-1b"))).toBe(kids);
});

test.each([[toBody()], [toBody("/courses", "/courses/gone")], [null]])(
  "a post without a course link suggests the first adult course",
  (body) => {
    expect(toNextCourse(courses, body)).toBe(first);
  },
);

test("a shop without courses suggests nothing", () => {
  expect(toNextCourse([], toBody("/courses/level-1b"))).toBeNull();
});
