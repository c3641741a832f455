import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { SearchResult } from "#content/content-types.ts";
import { SearchView } from "./search-view.tsx";

const emptyResult = {
  level: null,
  handle: null,
  audience: null,
  path: null,
  matches: 1,
  titleMatches: 1,
  isShopifyProduct: null,
  line: "A line about it",
};

const toSign = (gloss: string): SearchResult => ({
  ...emptyResult,
  _id: gloss,
  _type: "sign",
  title: gloss,
  slug: gloss.toLowerCase(),
});

const course: SearchResult = {
  ...emptyResult,
  _id: "1a",
  _type: "course",
  title: "Level 1A",
  slug: "level-1a",
};

const render = (words: string, results: readonly SearchResult[]) =>
  renderToStaticMarkup(<SearchView words={words} results={results} />);

test("results are grouped by type, courses first", () => {
  const headings = render("name", [toSign("NAME"), course]).match(/<h2[^>]*>[^<]+/g);

  expect(headings?.map((heading) => heading.replace(/<[^>]*>/, ""))).toEqual(["Courses", "Signs"]);
});

test("the type with the best result comes first", () => {
  const page: SearchResult = {
    ...emptyResult,
    _id: "g",
    _type: "page",
    title: "Gift courses",
    path: "/gifts",
    slug: null,
  };
  const markup = render("gift", [{ ...course, titleMatches: 0 }, page]);

  expect(markup.indexOf('href="/gifts"')).toBeGreaterThan(0);
  expect(markup.indexOf('href="/gifts"')).toBeLessThan(markup.indexOf('href="/courses/level-1a"'));
});

test("twelve results of a type come with a note that there may be more", () => {
  const signs = Array.from({ length: 12 }, (_, index) => toSign(`S${index}`));

  expect(render("s", signs)).toContain("There may be more.");
  expect(render("s", signs.slice(1))).not.toContain("There may be more.");
});

test("before a search, the page links to the main parts of the site", () => {
  const markup = render("", []);

  expect(markup).toContain('href="/asl/dictionary"');
  expect(markup).not.toContain("Nothing found");
});

test("without results, the page offers tips and a contact link", () => {
  const markup = render("xylophone", []);

  expect(markup).toContain("Nothing found");
  expect(markup).toContain('href="/contact-us"');
});

test("a query is shown as typed and never becomes markup", () => {
  expect(render("<b>name</b>", [])).toContain("Search: &lt;b&gt;name&lt;/b&gt;");
});
