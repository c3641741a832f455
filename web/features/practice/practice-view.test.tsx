import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PracticeView } from "./practice-view.tsx";

test("a dictionary without signs doesn't announce its categories", () => {
  const html = renderToStaticMarkup(<PracticeView signs={[]} />);

  expect(html).toContain("your list stays in your browser.</p>");
});
