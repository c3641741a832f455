import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Section } from "#content/content-types.ts";
import { Testimonials } from "./testimonials.tsx";

function render(items: Section<"testimonials">["items"], title: string | null = null): string {
  return renderToStaticMarkup(
    <Testimonials section={{ _key: "reviews", _type: "testimonials", title, items }} />,
  );
}

test("a review shows its author", () => {
  const page = render([{ _key: "one", author: "A parent in Ohio", content: "We sign at dinner now." }]);

  expect(page).toMatch(/<blockquote[^>]*><p>We sign at dinner now\.<\/p><\/blockquote>/);
  expect(page).toContain("A parent in Ohio");
});

test("an empty review is left out, and a review without an author has no name", () => {
  const page = render([
    { _key: "one", author: "Nobody", content: null },
    { _key: "two", author: null, content: "Clear and kind." },
  ]);

  expect(page).toContain("Clear and kind.");
  expect(page).not.toContain("Nobody");
});

test.each([[null], [[]]])("a title without reviews (%j) renders nothing", (items) => {
  expect(render(items, "What learners say")).toBe("");
});
