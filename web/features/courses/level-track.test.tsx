import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LevelTrack, type LevelTrackProps } from "./level-track.tsx";

const level: LevelTrackProps["course"] = {
  audience: "kids",
  type: "course",
  orderInSeries: 1,
  slug: "kids-level-1a",
  bundledCourses: null,
};

const readLevels = (course: LevelTrackProps["course"]) =>
  Array.from(
    renderToStaticMarkup(<LevelTrack course={course} />).matchAll(
      /<li[^>]*?( aria-current="step")?>(.*?)<\/li>/g,
    ),
    ([, current = "", content = ""]) => content.replace(/<[^>]*>/g, "") + current,
  );

test("a course is the current step of its series", () => {
  expect(readLevels(level)).toEqual(['1A aria-current="step"', "1B"]);
});

test("a bundle says which levels it includes, and none of them is current", () => {
  const bundledCourses = [level];

  expect(readLevels({ ...level, type: "bundle", orderInSeries: 3, bundledCourses })).toEqual([
    "1A (included)",
    "1B",
  ]);
});
