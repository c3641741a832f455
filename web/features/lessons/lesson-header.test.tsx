import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LessonHeader, type LessonHeaderProps } from "./lesson-header.tsx";

const lesson: LessonHeaderProps["lesson"] = {
  _id: "fingerspelling",
  _type: "freeLesson",
  title: "Fingerspelling",
  summary: null,
  level: "asl-level-1",
  order: 1,
  practice: null,
  slug: "fingerspelling",
  image: null,
  video: null,
  body: null,
  signs: null,
  nextCourse: null,
  levelLessons: [],
  meta: null,
};

const render = (paths: readonly string[]) =>
  renderToStaticMarkup(<LessonHeader lesson={lesson} place={null} paths={new Set(paths)} />);

test("a lesson links to its level's page", () => {
  expect(render(["/free-lessons/asl-level-1"])).toMatch(/<a href="\/free-lessons\/asl-level-1">Free lessons/);
});

test("a lesson names its level, which has no page, without a link", () => {
  expect(render([])).toMatch(/<span>Free lessons/);
});
