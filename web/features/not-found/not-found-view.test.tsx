import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { NotFoundView } from "./not-found-view.tsx";

const render = (isHome: boolean) =>
  renderToStaticMarkup(<NotFoundView courses={[]} paths={new Set(["/books", "/quizzes"])} isHome={isHome} />);

test("a shop without a home page says that it's being set up", () => {
  const html = render(true);

  expect(html).toContain("This site is being set up.");
  expect(html).not.toMatch(/>404<|may have moved/);
});

test("a missing page has advice, and links to the parts that the shop has", () => {
  const html = render(false);

  expect(html).toContain("It may have moved");
  expect(Array.from(html.matchAll(/<a[^>]* href="([^"]*)"/g), ([, href]) => href)).toEqual([
    "/books",
    "/quizzes",
  ]);
});
