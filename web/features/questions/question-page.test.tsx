import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { QuestionPage } from "./question-page.tsx";

test("a page without questions says so, and lists no subjects", () => {
  const html = renderToStaticMarkup(<QuestionPage faqs={[]} />);

  expect(html).toContain("<p>No questions yet.</p>");
  expect(html).not.toContain("<nav");
});
