import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { LessonCard } from "#content/content-types.ts";
import { LessonShelf } from "./lesson-shelf.tsx";

const lesson: LessonCard = {
  _id: "name",
  _type: "freeLesson",
  title: "Say your name",
  summary: "Spell it, then sign it.",
  level: "asl-level-1",
  order: 2,
  slug: "say-your-name",
  hasVideo: false,
  image: null,
};

const emptyLesson: LessonCard = {
  _id: "bare",
  _type: "freeLesson",
  title: null,
  summary: null,
  level: null,
  order: null,
  slug: null,
  hasVideo: false,
  image: null,
};

function render(...lessons: LessonCard[]): string {
  return renderToStaticMarkup(
    <LessonShelf
      section={{ _key: "shelf", _type: "lessonShelf", title: "Free lessons", text: null, lessons }}
    />,
  );
}

test("a lesson links to its page", () => {
  expect(render(lesson)).toMatch(
    /<a [^>]*href="\/free-lessons\/asl-level-1\/say-your-name"[^>]*>Say your name<\/a>/,
  );
});

test("a lesson with a video says so", () => {
  expect(render({ ...lesson, hasVideo: true })).toContain(">Video<");
  expect(render(lesson)).not.toContain(">Video<");
});

test("lessons are numbered in list order, whatever their order fields say", () => {
  const shelf = render({ ...lesson, order: 7 }, { ...lesson, _id: "next", order: 9 });

  expect(shelf).toMatch(/>1<.*>2</);
});

test("a lesson with empty fields renders", () => {
  expect(render(emptyLesson, lesson)).toContain("Say your name");
});

test("a shelf without lessons renders nothing", () => {
  expect(render()).toBe("");
});
