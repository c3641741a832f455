import { expect, test } from "vitest";
import { toCourseAccess } from "./course-access.ts";

const level1a = { title: "Level 1A", thinkificId: "9001011" };
const level1b = { title: "Level 1B", thinkificId: "9001012" };

test("a single course opens itself", () => {
  expect(toCourseAccess({ ...level1a, access: "1 year", bundledCourses: null })).toEqual({
    courses: [{ id: "9001011", title: "Level 1A" }],
    years: 1,
  });
});

test("a bundle opens its courses, for as long as the bundle says", () => {
  const bundle = {
    title: "Complete",
    thinkificId: null,
    access: "2 years",
    bundledCourses: [level1a, level1b],
  };

  expect(toCourseAccess(bundle)).toMatchObject({
    courses: [{ id: "9001011" }, { id: "9001012" }],
    years: 2,
  });
});

test("without a number of years, access is for one", () => {
  expect(toCourseAccess({ ...level1a, access: null, bundledCourses: [] })).toMatchObject({ years: 1 });
});

test.each([
  ["an unknown course", null],
  ["a course without an id", { title: "Level 1A", thinkificId: null, access: null, bundledCourses: null }],
  [
    "a bundle with such a course",
    {
      title: "Complete",
      thinkificId: null,
      access: null,
      bundledCourses: [level1a, { title: "Level 1B", thinkificId: null }],
    },
  ],
])("%s opens nothing", (_what, course) => {
  expect(toCourseAccess(course)).toBeNull();
});
