import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { noResults, type SearchResults } from "./index/search-results.ts";
import { SearchView } from "./search-view.tsx";

const hello = {
  id: "hello",
  type: "sign",
  path: "/asl/dictionary/hello",
  title: "HELLO",
  names: ["hello", "hi"],
} as const;
const course = {
  id: "1a",
  type: "course",
  path: "/courses/level-1a",
  title: "Level 1A",
  line: "Say hello",
  handle: "level-1a",
} as const;
const found: SearchResults = {
  matching: [{ document: hello, terms: ["hello"] }],
  matchingCount: 1,
  suggested: [],
};

const render = (
  words: string,
  results: SearchResults,
  paths: readonly string[] = ["/courses", "/contact-us"],
) =>
  renderToStaticMarkup(
    <SearchView
      words={words}
      results={results}
      commonSigns={[hello]}
      offers={new Map([["level-1a", { kind: "unavailable" }]])}
      paths={new Set(paths)}
      isPublic
    />,
  );

test("a result has its kind, a link, and a line with the words that were found", () => {
  const markup = render("hello", found);

  expect(markup).toContain("1 result for “hello”");
  expect(markup).toContain(">Sign</p>");
  expect(markup).toMatch(/href="\/asl\/dictionary\/hello"[^>]*><mark>HELLO<\/mark>/);
  expect(markup).toContain("<mark>hello</mark><span>, hi");
});

test("suggestions are apart from results, and a product has its price", () => {
  const markup = render("hello", { ...found, suggested: [{ document: course, terms: [] }] });

  expect(markup.indexOf(">Related</h2>")).toBeGreaterThan(markup.indexOf("/asl/dictionary/hello"));
  expect(markup.indexOf("Price unavailable")).toBeGreaterThan(markup.indexOf(">Related</h2>"));
});

test("without exact results, suggestions are offered as a question", () => {
  const markup = render("helo", { ...noResults, suggested: found.matching });

  expect(markup).toContain("No exact results for “helo”, but 1 suggestion");
  expect(markup).toContain("Did you mean one of these?");
});

test("more results than fit come with a note", () => {
  expect(render("hello", { ...found, matchingCount: 30 })).toContain("Add a word to narrow your search.");
  expect(render("hello", found)).not.toContain("Add a word to narrow your search.");
});

test("before a search, the page links to signs and to the main parts of the site", () => {
  const markup = render("", noResults);

  expect(markup).toContain("Signs to start with");
  expect(markup).toContain('href="/courses"');
  expect(markup).not.toContain("Nothing found");
});

test("without results, the page offers tips, a contact link, and other places to go", () => {
  const markup = render("xylophone", noResults, ["/asl/dictionary", "/contact-us"]);

  expect(markup).toContain("Nothing found");
  expect(markup).toContain('href="/contact-us"');
  expect(markup).toMatch(/href="\/asl\/dictionary"[^>]*>Dictionary</);
});

test("a query is shown as typed and never becomes markup", () => {
  expect(render("<b>name</b>", noResults)).toContain("Nothing found for “&lt;b&gt;name&lt;/b&gt;”");
});

test("a search that finds nothing offers only pages that the shop has", () => {
  const hrefs = (markup: string) => Array.from(markup.matchAll(/href="([^"]*)"/g), ([, href]) => href);

  expect(hrefs(render("nothing", noResults, ["/books", "/contact-us"]))).toEqual(["/contact-us", "/books"]);
  expect(hrefs(render("nothing", noResults, ["/books"]))).toEqual(["/books"]);
});
