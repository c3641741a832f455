import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { TrustLine } from "./trust-line.tsx";

const render = (...paths: string[]) => renderToStaticMarkup(<TrustLine paths={new Set(paths)} />);

test("refunds are promised with a link to their page, if the shop has it", () => {
  expect(render("/requests/refund")).toContain('<a href="/requests/refund">30-day refunds</a>');
  expect(render()).toContain("<li><span>30-day refunds</span></li>");
});
