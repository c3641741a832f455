import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { StatusToast } from "./status-toast.tsx";

test("a problem is announced and stays, also before its buttons have loaded", () => {
  const html = renderToStaticMarkup(<StatusToast message={{ text: "No connection", isProblem: true }} />);

  expect(html).toContain('data-kind="problem" role="alert" aria-hidden="false"');
});
