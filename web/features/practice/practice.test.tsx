import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Practice } from "./practice.client.tsx";

test("a page whose scripts don't load offers a retry", () => {
  const html = renderToStaticMarkup(<Practice empty={null} />);

  expect(html).toContain('It’s taking a while. <a href="/asl/dictionary/practice">Try again</a>');
});
