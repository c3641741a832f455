import { describe, expect, test } from "vitest";
import { copySection, describeSection, findSections, holdsSections } from "./listed-sections.ts";

const steps = { _type: "steps", _key: "a", title: "How a course works" };
const shelf = { _type: "courseShelf", _key: "b", title: null };
const home = { _id: "home", title: "Home", path: "/", sections: [steps, shelf] };
const help = {
  _id: "help",
  title: "Help",
  path: "/help",
  sections: [{ ...steps, title: "How to return a book" }],
};

const titlesOf = (search: string) =>
  findSections([home, help], search).map((page) => [page.title, page.sections.map(({ title }) => title)]);

describe("a search for sections", () => {
  test("without words finds them all", () => {
    expect(findSections([home, help], " ")).toEqual([home, help]);
  });

  test("finds those whose title, kind, and page have every word", () => {
    expect(titlesOf("HOW work")).toEqual([["Home", ["How a course works"]]]);
    expect(titlesOf("steps")).toEqual([
      ["Home", ["How a course works"]],
      ["Help", ["How to return a book"]],
    ]);
    expect(titlesOf("/help")).toEqual([["Help", ["How to return a book"]]]);
    expect(titlesOf("course shelf return")).toEqual([]);
  });
});

test("a section without a title goes by its kind", () => {
  expect(describeSection(shelf)).toMatchObject({ title: "List of courses", kind: "List of courses" });
});

test("a copy has everything but the key", () => {
  const copy = copySection(steps);

  expect(copy).toEqual({ ...steps, _key: expect.any(String) });
  expect(copy._key).not.toBe(steps._key);
});

test("only pages' lists of sections offer copying", () => {
  expect(holdsSections([{ name: "hero" }, { name: "steps" }])).toBe(true);
  expect(holdsSections([{ name: "hero" }, { name: "reference" }])).toBe(false);
  expect(holdsSections([])).toBe(false);
});
