import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ErrorDigest } from "#features/error-screen/error-code.client.tsx";
import { ErrorScreen } from "#features/error-screen/error-screen.tsx";

test("the error screen shows the text of requirements §8.12 and two buttons", () => {
  const markup = renderToStaticMarkup(<ErrorScreen />).replaceAll("&#x27;", "'");

  expect(markup).toMatch(/<h1[^>]*>Oops! That wasn't supposed to happen\.<\/h1>/);
  expect(markup).toContain("Let's try that again. A quick page refresh should do the trick!");
  expect(markup).toMatch(/<button[^>]*>Refresh Page<\/button>/);
  expect(markup).toMatch(/<a[^>]* href="\/"[^>]*>Back to Homepage<\/a>/);
});

test("an error with a digest has an error code, and any other has none", () => {
  const withDigest = renderToStaticMarkup(
    <ErrorDigest value="271828">
      <ErrorScreen />
    </ErrorDigest>,
  );

  expect(withDigest).toMatch(/Error code: <code>271828<\/code>/);
  expect(renderToStaticMarkup(<ErrorScreen />)).not.toContain("Error code");
});
