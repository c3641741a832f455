import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Table } from "./table.tsx";

const pairs = {
  _key: "pairs",
  _type: "table" as const,
  caption: "Pairs of signs",
  rows: [
    { _key: "names", cells: ["Pair", "Part"] },
    { _key: "my", cells: ["MY, YOUR", "Palm"] },
  ],
};

test("the first row names the columns, the first cell of each other row names it, and the caption names the table", () => {
  const html = renderToStaticMarkup(<Table table={pairs} />);

  expect(html).toMatch(/<caption[^>]*>Pairs of signs<\/caption>/);
  expect(html).toContain('<th scope="col">Pair</th><th scope="col">Part</th>');
  expect(html).toContain('<th scope="row">MY, YOUR</th><td>Palm</td>');
});

test("a table without rows isn't shown", () => {
  expect(renderToStaticMarkup(<Table table={{ ...pairs, rows: null }} />)).toBe("");
});
