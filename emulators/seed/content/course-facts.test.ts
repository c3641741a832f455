import { describe, expect, test } from "vitest";
import { contentSeed } from "#seed/content-seed.ts";
import { courseId, type CourseSlug } from "#seed/content/course-id.ts";
import type { SeedCourse } from "#seed/content/seed-document.ts";

const courses = contentSeed.documents.filter((document) => document._type === "course");

describe("the nine courses and bundles", () => {
  test("stand under the slugs of the catalog, which are their Shopify handles", () => {
    const addresses = courses.map(({ slug, handle }) => [slug?.current, handle]);

    expect(addresses).toEqual(Object.keys(courseId).map((slug) => [slug, slug]));
  });

  test.each([
    ["adult", { from: 15, to: 100 }, undefined],
    ["kids", { from: 8, to: 15 }, { from: 5, to: 12 }],
  ])("for %s are for the ages %o, and %o in their search text", (audience, ages, metaAges) => {
    const stated = courses
      .filter((course) => course.audience === audience)
      .map(({ ageRange, metaAgeRange }) => [ageRange, metaAgeRange]);

    expect(stated).toEqual(stated.map(() => [toAges(ages), toAges(metaAges)]));
  });

  test("are each found at the learning site, all but the bundles", () => {
    const singles = courses.filter(({ type }) => type === "course").map(({ thinkificId }) => thinkificId);
    const bundles = courses.filter(({ type }) => type === "bundle").map(({ thinkificId }) => thinkificId);

    expect(new Set(singles).size).toBe(6);
    expect(singles).not.toContain(undefined);
    expect(bundles).toEqual([undefined, undefined, undefined]);
  });

  test.each<[CourseSlug, string, string, number]>([
    ["level-1a-online-asl-course", "adult", "course", 1],
    ["level-1b-online-asl-course", "adult", "course", 2],
    ["level-2a-online-asl-course", "adult", "course", 3],
    ["level-2b-online-asl-course", "adult", "course", 4],
    ["complete-course-bundle", "adult", "bundle", 5],
    ["asl-essentials-bundle", "adult", "bundle", 6],
    ["kids-asl-course-level-1a", "kids", "course", 1],
    ["kids-asl-course-level-1b", "kids", "course", 2],
    ["asl-essentials-bundle-for-kids", "kids", "bundle", 3],
  ])("%s is for %s, a %s, in place %i", (slug, audience, type, orderInSeries) => {
    expect(courseAt(slug)).toMatchObject({ audience, type, orderInSeries });
  });

  test.each<[CourseSlug, number, SeedCourse["stats"]]>([
    ["level-1a-online-asl-course", 5, facts("About 5 weeks", "2.5+ hours", "1 year", 1.5)],
    ["level-1b-online-asl-course", 5, facts("About 5 weeks", "2.5+ hours", "1 year", 1.5)],
    ["level-2a-online-asl-course", 5, facts("About 5 weeks", "2.5+ hours", "1 year", 2)],
    ["level-2b-online-asl-course", 5, facts("About 5 weeks", "2.5+ hours", "1 year", 2)],
    ["complete-course-bundle", 20, facts("20 weeks", "10 hours", "2 years", 7)],
    ["asl-essentials-bundle", 10, facts("10 weeks", "5 hours", "1 year", 3)],
    ["kids-asl-course-level-1a", 5, facts("Self-paced", "60 videos", "1 year")],
    ["kids-asl-course-level-1b", 5, facts("Self-paced", "60 videos", "1 year")],
    ["asl-essentials-bundle-for-kids", 10, facts("Self-paced", "120 videos", "1 year")],
  ])("%s has %i lessons and states its facts", (slug, lessonCount, stats) => {
    expect(courseAt(slug)).toMatchObject({ lessonCount });
    expect(courseAt(slug).stats).toEqual(stats);
  });

  test.each<[CourseSlug, CourseSlug[]]>([
    ["level-1a-online-asl-course", []],
    ["level-1b-online-asl-course", ["level-1a-online-asl-course"]],
    ["level-2a-online-asl-course", ["level-1a-online-asl-course", "level-1b-online-asl-course"]],
    [
      "level-2b-online-asl-course",
      ["level-1a-online-asl-course", "level-1b-online-asl-course", "level-2a-online-asl-course"],
    ],
    ["complete-course-bundle", []],
    ["asl-essentials-bundle", []],
    ["kids-asl-course-level-1a", []],
    ["kids-asl-course-level-1b", ["kids-asl-course-level-1a"]],
    ["asl-essentials-bundle-for-kids", []],
  ])("%s needs %j first", (slug, needed) => {
    expect(idsOf(courseAt(slug).prerequisites)).toEqual(needed.map((other) => courseId[other]));
  });

  test.each<[CourseSlug, CourseSlug[]]>([
    [
      "complete-course-bundle",
      [
        "level-1a-online-asl-course",
        "level-1b-online-asl-course",
        "level-2a-online-asl-course",
        "level-2b-online-asl-course",
      ],
    ],
    ["asl-essentials-bundle", ["level-1a-online-asl-course", "level-1b-online-asl-course"]],
    ["asl-essentials-bundle-for-kids", ["kids-asl-course-level-1a", "kids-asl-course-level-1b"]],
  ])("%s holds %j", (slug, parts) => {
    expect(idsOf(courseAt(slug).bundledCourses)).toEqual(parts.map((part) => courseId[part]));
  });

  test.each<[CourseSlug, string[]]>([
    ["complete-course-bundle", ["25%"]],
    ["asl-essentials-bundle", ["10%"]],
    ["asl-essentials-bundle-for-kids", ["10%"]],
  ])("%s claims a saving of %s and no other", (slug, savings) => {
    const { courseFaq: _otherCoursesMayBeNamed, ...own } = courseAt(slug);

    expect([...new Set(JSON.stringify(own).match(/\d+%/g))]).toEqual(savings);
  });

  test("claim no saving when they are single", () => {
    const claims = courses
      .filter(({ type }) => type === "course")
      .filter((course) => /%/.test(JSON.stringify(course)));

    expect(claims).toEqual([]);
  });

  test.each<[CourseSlug, string, string]>([
    ["level-1a-online-asl-course", "Ages 15 to 100", "Taught by a Deaf instructor"],
    ["level-1b-online-asl-course", "Ages 15 to 100", "Taught by a Deaf instructor"],
    ["level-2a-online-asl-course", "Ages 15 to 100", "Taught by a Deaf instructor"],
    ["level-2b-online-asl-course", "Ages 15 to 100", "Taught by a Deaf instructor"],
    ["kids-asl-course-level-1a", "Ages 8 to 15", "Taught by a Deaf actress"],
    ["kids-asl-course-level-1b", "Ages 8 to 15", "Taught by a Deaf actress"],
  ])("%s says in its highlights: %s, %s", (slug, ages, teacher) => {
    expect(courseAt(slug).header?.highlights).toEqual(expect.arrayContaining([ages, teacher]));
  });

  test("give the kids' other age range, 5 to 12, where search engines read", () => {
    const descriptions = courses
      .filter(({ audience }) => audience === "kids")
      .map(({ meta }) => meta?.description);

    expect(descriptions).toSatisfy((texts: string[]) => texts.every((text) => text.includes("ages 5 to 12")));
  });

  test("mention the free digital PDF workbook, every one of them", () => {
    expect(courses).toSatisfy((all: SeedCourse[]) =>
      all.every((course) => JSON.stringify(course).includes("digital PDF workbook")),
    );
  });
});

function courseAt(slug: CourseSlug): SeedCourse {
  const course = courses.find(({ handle }) => handle === slug);
  if (!course) throw new Error(`The seed has no course ${slug}.`);
  return course;
}

function facts(duration: string, videoHours: string, access: string, ceuCount?: number): SeedCourse["stats"] {
  return { duration, videoHours, access, ...(ceuCount === undefined ? {} : { ceuCount }) };
}

function idsOf(references: readonly { _ref: string }[] = []): string[] {
  return references.map(({ _ref }) => _ref);
}

const toAges = (ages: { from: number; to: number } | undefined) => ages && { _type: "ageRange", ...ages };
