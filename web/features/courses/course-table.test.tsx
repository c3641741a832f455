import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { ComparedCourse } from "#content/content-types.ts";
import { CourseTable } from "./course-table.tsx";

const course: ComparedCourse = {
  _id: "level-1b",
  _type: "course",
  title: "Level 1B",
  subtitle: null,
  handle: "level-1b",
  audience: "adult",
  type: "course",
  orderInSeries: 2,
  lessonCount: 5,
  stats: null,
  slug: "level-1b",
  goals: ["Describe your day"],
  prerequisites: [{ _id: "level-1a", _type: "course", title: "Level 1A", slug: "level-1a" }],
};

const render = (compared: ComparedCourse) =>
  renderToStaticMarkup(<CourseTable courses={[compared]} offers={new Map()} titleId="title" />);

test("each course is a row with its name as a header, an address of its own, and its prerequisites linked", () => {
  const table = render(course);

  expect(table).toContain('id="compare-level-1b"');
  expect(table).toMatch(/<th [^>]*scope="row"><span[^>]*><\/span><a [^>]*href="\/courses\/level-1b"/);
  expect(table).toMatch(/data-column="Take first"><span><a [^>]*href="\/courses\/level-1a"[^>]*>Level 1A/);
});

test("a course says that it needs no other, shows a dash for what it doesn't have, and never a missing price as free", () => {
  const table = render({ ...course, prerequisites: null, goals: null });

  expect(table).toContain('data-column="Take first">Nothing');
  expect(table).toContain('data-column="CEUs"><span aria-hidden="true">–</span>');
  expect(table).toContain("Price unavailable");
});
