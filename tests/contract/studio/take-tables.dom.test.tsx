import { takeTables } from "@shop/studio/paste/take-tables.ts";
import { beforeAll, expect, test } from "vitest";
import { builtinEnvironments } from "vitest/runtime";

beforeAll(async () => {
  await builtinEnvironments.jsdom.setup(globalThis, {});
});

const takeCells = (html: string) =>
  [...takeTables(html).tables.values()].map(({ rows }) => rows.map(({ cells }) => cells));

test("a pasted table becomes a table of its cells' texts", () => {
  const html = `<table><caption>Pairs</caption><tbody>
    <tr><td><p>Pair</p></td><td><p><b>Where</b></p></td></tr>
    <tr><td><p>MY,</p><p>YOUR</p></td><td><span>In&nbsp;front<br>of the chest</span></td></tr>
  </tbody></table>`;

  expect(takeCells(html)).toEqual([
    [
      ["Pair", "Where"],
      ["MY, YOUR", "In front of the chest"],
    ],
  ]);
  expect([...takeTables(html).tables.values()]).toMatchObject([{ _type: "table", caption: "Pairs" }]);
});

test("the text around a table stays, with the table's key in its place", () => {
  const table = "<table><tr><td>1</td><td>2</td></tr><tr><td>3</td><td>4</td></tr></table>";

  const { html, tables } = takeTables(`<p>Before</p>${table}<p>After</p>`);

  const [place] = tables.keys();
  expect(html).toContain(`<p>Before</p><p>${place}</p><p>After</p>`);
});

test("cells that span others are followed by empty ones", () => {
  const html = `<table>
    <tr><th>a</th><th colspan="2">b</th></tr>
    <tr><td rowspan="2">c</td><td>d</td><td>e</td></tr>
    <tr><td>f</td><td>g</td></tr>
  </table>`;

  expect(takeCells(html)).toEqual([
    [
      ["a", "b", ""],
      ["c", "d", "e"],
      ["", "f", "g"],
    ],
  ]);
});

test.each([
  ["a single row", "<table><tr><td>a</td><td>b</td></tr></table>"],
  ["a single column", "<table><tr><td>a</td></tr><tr><td>b</td></tr></table>"],
  ["more columns than a table may have", `<table>${`<tr>${"<td>a</td>".repeat(11)}</tr>`.repeat(2)}</table>`],
  ["more rows than a table may have", `<table>${"<tr><td>a</td><td>b</td></tr>".repeat(101)}</table>`],
])("%s isn't taken as a table", (_what, html) => {
  expect(takeCells(html)).toEqual([]);
});

test("of tables in one another, the innermost is taken", () => {
  const inner = "<table><tr><td>1</td><td>2</td></tr><tr><td>3</td><td>4</td></tr></table>";
  const html = `<table><tr><td>${inner}</td><td>x</td></tr><tr><td>y</td><td>z</td></tr></table>`;

  expect(takeCells(html)).toEqual([
    [
      ["1", "2"],
      ["3", "4"],
    ],
  ]);
});
