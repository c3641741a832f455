import { tableLimits } from "@shop/schemas/vocabulary/table-limits.ts";
import { type Grid, toRow } from "../table/table-cells.ts";

/**
 * Takes the tables out of pasted HTML, as blocks by the text that's left in place of each. Those that a block can't hold stay: a
 * single row or column, more rows or columns than the limits, and tables around others, which only arrange a page.
 */
export function takeTables(html: string) {
  const page = new DOMParser().parseFromString(html, "text/html");
  const tables = new Map<string, ReturnType<typeof toTable>>();
  for (const element of page.querySelectorAll("table")) {
    const grid = readGrid(element);
    if (!canBeTable(grid) || element.querySelector("table")) continue;
    const place = page.createElement("p");
    place.textContent = crypto.randomUUID();
    tables.set(place.textContent, toTable(grid, readText(element.caption)));
    element.replaceWith(place);
  }
  return { html: page.documentElement.outerHTML, tables };
}

const canBeTable = ({ length, 0: first }: Grid): boolean =>
  first !== undefined &&
  length > 1 &&
  length <= tableLimits.rows &&
  first.length > 1 &&
  first.length <= tableLimits.columns;

const toTable = (grid: Grid, caption: string) => ({
  _type: "table",
  _key: crypto.randomUUID(),
  ...(caption && { caption }),
  rows: grid.map(toRow),
});

/** A table's texts. A cell that spans others is followed by empty ones. */
function readGrid({ rows }: HTMLTableElement): Grid {
  const grid = Array.from(rows, (): (string | undefined)[] => []);
  for (const [y, row] of [...rows].entries())
    for (const cell of row.cells) {
      const [line = [], ...linesBelow] = grid.slice(y, y + cell.rowSpan);
      // A cell above may have taken places in the middle.
      const free = line.findIndex((text) => text === undefined);
      const column = free === -1 ? line.length : free;
      for (const taken of [line, ...linesBelow])
        for (let x = column; x < column + cell.colSpan; x++) taken[x] = "";
      line[column] = readText(cell);
    }
  const width = Math.max(0, ...grid.map(({ length }) => length));
  return grid.map((line) => Array.from({ length: width }, (_, x) => line[x] ?? ""));
}

/** An element's text on one line. */
function readText(element: Element | null): string {
  for (const part of element?.querySelectorAll("br, div, li, p") ?? []) part.after(" ");
  return element?.textContent?.replaceAll(/\s+/g, " ").trim() ?? "";
}
