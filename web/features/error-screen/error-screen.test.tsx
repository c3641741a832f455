import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ErrorScreen } from "#features/error-screen/error-screen.tsx";

test("the error screen shows the text of requirements §8.12 and two buttons", () => {
  const markup = renderToStaticMarkup(<ErrorScreen />).replaceAll("&#x27;", "'");

  expect(markup).toMatch(/<h1[^>]*>Oops! That wasn't supposed to happen\.<\/h1>/);
  expect(markup).toContain("Let's try that again. A quick page refresh should do the trick!");
  expect(markup).toMatch(/<button[^>]*>Refresh Page<\/button>/);
  expect(markup).toMatch(/<a[^>]* href="\/"[^>]*>Back to Homepage<\/a>/);
});
