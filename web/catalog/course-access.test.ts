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

test.each([[null], [""], [" "]])("without a text, such as %j, access is for one year", (access) => {
  expect(toCourseAccess({ ...level1a, access, bundledCourses: [] })).toMatchObject({ years: 1 });
});

test.each([
  ["an unknown course", null],
  ["a course without an id", { title: "Level 1A", thinkificId: null, access: null, bundledCourses: null }],
  ["a course whose access isn't in years", { ...level1a, access: "18 months", bundledCourses: null }],
  [
    "a bundle with a course without an id",
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
