import { tableLimits } from "@shop/schemas/vocabulary/table-limits.ts";

/** A row as it's stored. */
export interface TableRow {
  readonly _key: string;
  readonly cells?: unknown;
}

export type Grid = readonly (readonly string[])[];

/** A row's own cells. Other clients may have left some out. */
export const readCells = ({ cells }: TableRow): string[] =>
  Array.isArray(cells) ? cells.map((cell: unknown) => (typeof cell === "string" ? cell : "")) : [];

/** A rectangle of cells, with empty ones where a row is shorter than the others. */
export function toGrid(rows: readonly TableRow[]): Grid {
  const lines = rows.map(readCells);
  const width = Math.max(0, ...lines.map(({ length }) => length));
  return lines.map((cells) => [...cells, ...Array.from({ length: width - cells.length }, () => "")]);
}

/** A new row with these cells. */
export const toRow = (cells: readonly string[]) => ({
  _key: crypto.randomUUID(),
  _type: "tableRow",
  cells,
});

/** A grid's cells in the rows that are stored, with new rows below. */
export const toRows = (grid: Grid, rows: readonly TableRow[]) =>
  grid.map((cells, index) => ({ ...(rows[index] ?? toRow(cells)), cells }));

export const insertColumn = (grid: Grid, column: number): Grid =>
  grid.map((cells) => cells.toSpliced(column, 0, ""));

export const removeColumn = (grid: Grid, column: number): Grid =>
  grid.map((cells) => cells.toSpliced(column, 1));

/**
 * What a spreadsheet puts on the clipboard: lines of cells with a tab between them. Null for text that isn't several cells, which
 * is pasted as usual. What's beyond the limits of a table is left out.
 */
export function readPastedCells(text: string): Grid | null {
  const cells = text
    .replace(/\r?\n$/, "")
    .split(/\r?\n/, tableLimits.rows)
    .map((line) => line.split("\t", tableLimits.columns).map((cell) => cell.trim()));
  return cells.length > 1 || (cells[0]?.length ?? 0) > 1 ? cells : null;
}

/** Puts cells over a grid's own, from one cell on to the right and down. The grid grows where they don't fit. */
export function pasteCells(grid: Grid, { row, column }: { row: number; column: number }, pasted: Grid): Grid {
  const height = Math.max(grid.length, row + pasted.length);
  const width = Math.max(grid[0]?.length ?? 0, ...pasted.map((cells) => column + cells.length));
  return Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (__, x) => pasted[y - row]?.[x - column] ?? grid[y]?.[x] ?? ""),
  );
}
