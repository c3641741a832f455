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

const render = (changed: Partial<typeof level> = {}, paths: readonly string[] = ["/courses"]) =>
  renderToStaticMarkup(<LevelTrack course={{ ...level, ...changed }} paths={new Set(paths)} />);

const readLevels = (html: string) =>
  Array.from(
    html.matchAll(/<li[^>]*?( aria-current="step")?>(.*?)<\/li>/g),
    ([, current = "", content = ""]) => content.replace(/<[^>]*>/g, "") + current,
  );

test("a course is the current step of its series, and can be compared", () => {
  const html = render();

  expect(readLevels(html)).toEqual(['1A aria-current="step"', "1B"]);
  expect(html).toContain('<a href="/courses#compare-kids-level-1a" data-loads="true">Compare the levels</a>');
});

test("a bundle says which levels it includes, and none of them is current", () => {
  const html = render({ type: "bundle", orderInSeries: 3, bundledCourses: [level] });

  expect(readLevels(html)).toEqual(["1A (included)", "1B"]);
});

test("a course outside of the series shows no levels", () => {
  expect(readLevels(render({ orderInSeries: null }))).toEqual([]);
  expect(readLevels(render({ orderInSeries: 9 }))).toEqual([]);
});

test("levels aren't compared in a shop without a page of all courses", () => {
  expect(render({}, [])).not.toContain("Compare");
});

test("a course that says nothing about itself has no track", () => {
  expect(render({ audience: null, orderInSeries: null }, [])).toBe("");
});
