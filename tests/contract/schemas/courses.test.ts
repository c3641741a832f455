import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestLake, type TestLake } from "../../support/content-lake.ts";
import { createDocumentChecks, type FindIn } from "../../support/document-checks.ts";

let lake: TestLake;
let findIn: FindIn;

const reference = (id: string) => ({ _type: "reference", _ref: id, _key: id });

const level1A = {
  _id: "course-1a",
  _type: "course",
  title: "Level 1A",
  type: "course",
  audience: "adult",
  skillLevel: "beginner",
  slug: { _type: "slug", current: "level-1a-online-asl-course" },
  handle: "level-1a-online-asl-course",
  thinkificId: "101",
  ageRange: { _type: "ageRange", from: 15, to: 100 },
};
const level1B = {
  ...level1A,
  _id: "course-1b",
  title: "Level 1B",
  slug: { _type: "slug", current: "level-1b-online-asl-course" },
  handle: "level-1b-online-asl-course",
  thinkificId: "102",
  prerequisites: [reference("course-1a")],
};
const bundle = {
  _id: "bundle",
  _type: "course",
  title: "Essentials",
  type: "bundle",
  audience: "adult",
  slug: { _type: "slug", current: "asl-essentials-bundle" },
  handle: "asl-essentials-bundle",
  bundledCourses: [reference("course-1a"), reference("course-1b")],
};
const poetry = {
  ...level1A,
  _id: "poetry",
  title: "Poetry",
  slug: { _type: "slug", current: "poetry" },
  handle: "poetry",
  thinkificId: "103",
};

beforeAll(async () => {
  lake = await startTestLake();
  const transaction = lake.client().transaction();
  await transaction
    .create(level1A)
    .create(level1B)
    .create(bundle)
    .create({ ...level1A, _id: "drafts.course-1a" })
    .create({ ...bundle, _id: "drafts.bundle", title: "Essentials, renamed", slug: { current: "renamed" } })
    .create({
      ...poetry,
      _id: "drafts.song",
      title: "Song",
      handle: "song",
      slug: { current: "song" },
      thinkificId: "104",
    })
    .create({ _id: "book-a", _type: "book", title: "First Signs", handle: "first-signs" })
    .commit();
  findIn = await createDocumentChecks(lake.client());
});

afterAll(() => lake?.[Symbol.asyncDispose]());

test.each([
  ["the first level", level1A],
  ["a draft of it", { ...level1A, _id: "drafts.course-1a" }],
  ["a version of it", { ...level1A, _id: "versions.spring.course-1a" }],
  ["a level with the one before it", level1B],
  ["a bundle", bundle],
  ["a standalone course", { ...poetry, prerequisites: [reference("course-1b")] }],
])("accepts %s", async (_name, course) => {
  expect(await findIn(course)).toEqual([]);
});

describe("a course's own fields", () => {
  test.each([
    [{ title: undefined }, "error at title: Give the course a title."],
    [{ type: undefined }, "error at type: Choose a course or a bundle."],
    [{ type: "lesson" }, "error at type: Choose a course or a bundle."],
    [{ audience: undefined }, "error at audience: Choose who the course is for."],
    [{ skillLevel: "expert" }, 'error at skillLevel: Value "expert" did not match any allowed values'],
    [
      { description: "a".repeat(221) },
      "warning at description: Lists cut off a description after about 220 characters.",
    ],
    [{ orderInSeries: 0 }, "error at orderInSeries: Use a whole number, at least 1."],
    [{ lessonCount: 2.5 }, "error at lessonCount: Use a whole number, at least 1."],
    [
      { stats: { access: "18 months" } },
      "error at stats.access: Write whole years, such as “1 year” or “2 years”. The learning site opens the course for that long.",
    ],
    [{ thinkificId: undefined }, "warning at thinkificId: Without it, learners can't open the course."],
    [
      { header: { highlights: ["Deaf teacher", "Deaf teacher"] } },
      "error at header.highlights[0]: List each highlight once.",
    ],
  ])("%o has a finding, %s", async (change, finding) => {
    expect(await findIn({ ...poetry, ...change })).toContain(finding);
  });

  test.each([
    [{ ageRange: { from: 8 } }, "error at ageRange: Enter both ages, or neither."],
    [{ ageRange: { from: 15, to: 8 } }, "error at ageRange: The youngest age has to come first."],
    [{ metaAgeRange: { to: 8 } }, "error at metaAgeRange: Enter both ages, or neither."],
    [
      { ageRange: { from: 8, to: 15 }, metaAgeRange: { from: 5, to: 12 } },
      "warning at metaAgeRange: The highlights say ages 8 to 15, but search results say ages 5 to 12. Is one of them wrong?",
    ],
    [{ ageRange: { from: -1, to: 8 } }, "error at ageRange.from: Enter an age in whole years."],
    [{ ageRange: { from: 8, to: 15.5 } }, "error at ageRange.to: Enter an age in whole years."],
  ])("%o has a finding, %s", async (change, finding) => {
    expect(await findIn({ ...poetry, ...change })).toEqual([finding]);
  });
});

describe("a course's address", () => {
  test.each([
    [{ slug: undefined }, "error at slug: Give the course an address."],
    [
      { slug: { _type: "slug", current: "Level 1A" } },
      "error at slug: An address can only contain lowercase letters, numbers, and single hyphens.",
    ],
    [{ slug: level1A.slug }, "error at slug: “Level 1A” already has this address. Choose another one."],
    [
      { slug: { _type: "slug", current: "song" } },
      "error at slug: “Song” already has this address. Choose another one.",
    ],
    [
      { slug: bundle.slug },
      "error at slug: “Essentials, renamed” already has this address. Choose another one.",
    ],
    [{ handle: undefined }, "error at handle: Without a handle, the page can't show a price."],
    [
      { handle: "Poetry!" },
      "error at handle: A handle can only contain lowercase letters, numbers, and hyphens.",
    ],
    [
      { handle: "first-signs" },
      "error at handle: “First Signs” already has this handle. Choose another one.",
    ],
  ])("%o has a finding, %s", async (change, finding) => {
    expect(await findIn({ ...poetry, ...change })).toContain(finding);
  });
});

describe("a course's prerequisites", () => {
  test.each([
    [
      poetry,
      { prerequisites: [reference("poetry")] },
      "error at prerequisites[poetry]: A course can't refer to itself. Choose another one.",
    ],
    [
      poetry,
      { prerequisites: [reference("bundle")] },
      "error at prerequisites: “Essentials” is a bundle. Choose single courses.",
    ],
    [
      poetry,
      { prerequisites: [reference("song")] },
      "error at prerequisites: One of these courses was deleted or isn't published. Publish it first, or remove it here.",
    ],
    [
      poetry,
      { prerequisites: [reference("nothing")] },
      "error at prerequisites: One of these courses was deleted or isn't published. Publish it first, or remove it here.",
    ],
    [
      poetry,
      { prerequisites: [reference("course-1a"), { ...reference("course-1a"), _key: "again" }] },
      "error at prerequisites[again]: List each course once.",
    ],
    [
      level1A,
      { prerequisites: [reference("course-1b")] },
      "error at prerequisites: “Level 1B” requires this course, so nobody could take either.",
    ],
    [
      level1A,
      { prerequisites: [reference("poetry")] },
      "error at prerequisites: One of these courses was deleted or isn't published. Publish it first, or remove it here.",
    ],
    [
      level1B,
      { prerequisites: [] },
      "error at prerequisites: This course needs these prerequisites, in order: “Level 1A”.",
    ],
    [
      bundle,
      { prerequisites: [reference("course-1a")] },
      "error at prerequisites: Bundles don't need prerequisites. Remove these.",
    ],
  ])("%o with %o has a finding, %s", async (course, change, finding) => {
    expect(await findIn({ ...course, ...change })).toContain(finding);
  });

  test("a prerequisite can be published with the course, in one release", async () => {
    const level2A = { ...level1A, title: "Level 2A", handle: "two", slug: { _type: "slug", current: "two" } };
    const dance = { ...poetry, prerequisites: [reference("course-2a")] };
    await lake.client().create({ ...level2A, _id: "versions.spring.course-2a" });

    const inRelease = await findIn({ ...dance, _id: "versions.spring.poetry" });
    const alone = await findIn(dance);

    expect(inRelease.filter((finding) => finding.includes("at prerequisites:"))).toEqual([]);
    expect(alone).toContain(
      "error at prerequisites: One of these courses was deleted or isn't published. Publish it first, or remove it here.",
    );
  });
});

describe("a course's contents", () => {
  test.each([
    [{ bundledCourses: [] }, "error at bundledCourses: A bundle needs at least two courses."],
    [
      { bundledCourses: [reference("course-1a")] },
      "error at bundledCourses: A bundle needs at least two courses.",
    ],
    [
      { _id: "all", bundledCourses: [reference("course-1a"), reference("bundle")] },
      "error at bundledCourses: “Essentials” is a bundle. Choose its courses instead.",
    ],
    [
      { bundledCourses: [reference("course-1a"), { ...reference("course-1a"), _key: "again" }] },
      "error at bundledCourses[again]: List each course once.",
    ],
    [
      { bundledCourses: [reference("course-1a"), reference("bundle")] },
      "error at bundledCourses[bundle]: A course can't refer to itself. Choose another one.",
    ],
    [
      { syllabus: { _type: "file", asset: reference("file-abc-docx") } },
      "error at syllabus: Upload a PDF with the extension .pdf.",
    ],
  ])("%o has a finding, %s", async (change, finding) => {
    expect(await findIn({ ...bundle, ...change })).toContain(finding);
  });
});
