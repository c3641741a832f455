import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Review, Section } from "#content/content-types.ts";
import { Testimonials } from "./testimonials.tsx";

const empty: Review = {
  _key: "one",
  author: null,
  content: null,
  rating: null,
  date: null,
  isSample: null,
};

function render(items: Section<"testimonials">["items"], title: string | null = null): string {
  return renderToStaticMarkup(
    <Testimonials section={{ _key: "reviews", _type: "testimonials", title, items }} />,
  );
}

test("a review shows its author", () => {
  const page = render([{ ...empty, author: "A parent in Ohio", content: "We sign at dinner now." }]);

  expect(page).toMatch(/<blockquote[^>]*><p>We sign at dinner now\.<\/p><\/blockquote>/);
  expect(page).toContain("A parent in Ohio");
});

test("an empty review is left out, and a review without an author has no name", () => {
  const page = render([
    { ...empty, author: "Nobody" },
    { ...empty, _key: "two", content: "Clear and kind." },
  ]);

  expect(page).toContain("Clear and kind.");
  expect(page).not.toContain("Nobody");
});

test.each<[Partial<Review>, string]>([
  [{ rating: 4, date: "2026-03-14" }, "4 out of 5 · March 14, 2026"],
  [{ isSample: true, rating: 5 }, "Sample review · 5 out of 5"],
  [{ date: "some day", isSample: false, rating: 3 }, ">3 out of 5<"],
])("a review of %o says %o", (facts, words) => {
  expect(render([{ ...empty, content: "Clear and kind.", ...facts }])).toContain(words);
});

test.each([[null], [[]]])("a title without reviews (%j) renders nothing", (items) => {
  expect(render(items, "What learners say")).toBe("");
});
