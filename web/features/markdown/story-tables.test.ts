import { expect, test } from "vitest";
import type { Table } from "#content/content-types.ts";
import { toStoryHtml } from "./story-html.server.ts";
import { toStoryMarkdown } from "./story-markdown.server.ts";

const table: Table = {
  _key: "table",
  _type: "table",
  caption: "Pairs of *signs*",
  rows: [
    { _key: "a", cells: ["Pair", "From | to"] },
    { _key: "b", cells: ["MY <YOUR>", "in\nout"] },
  ],
};
const emptyTable: Table = { _key: "none", _type: "table", caption: null, rows: null };

test("Markdown has a table as GitHub writes it, below its caption", () => {
  expect(toStoryMarkdown([table])).toBe(
    [
      String.raw`**Pairs of \*signs\***`,
      "",
      String.raw`| Pair | From \| to |`,
      "| --- | --- |",
      String.raw`| MY \<YOUR\> | in out |`,
    ].join("\n"),
  );
});

test("HTML has a table with its caption and its columns' names", () => {
  expect(toStoryHtml([table])).toBe(
    "<table><caption>Pairs of *signs*</caption><thead><tr><th>Pair</th><th>From | to</th></tr></thead>" +
      "<tbody><tr><td>MY &lt;YOUR&gt;</td><td>in\nout</td></tr></tbody></table>",
  );
});

test("a table without rows isn't written", () => {
  expect([toStoryMarkdown([emptyTable]), toStoryHtml([emptyTable])]).toEqual(["", ""]);
});
