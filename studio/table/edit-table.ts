import { type FormPatch, insert, type PatchArg, set, unset } from "sanity";
import {
  type Grid,
  insertColumn,
  pasteCells,
  readCells,
  removeColumn,
  type TableRow,
  toGrid,
  toRow,
  toRows,
} from "./table-cells.ts";

const emptyTable: Grid = [
  ["", ""],
  ["", ""],
  ["", ""],
];

/** What an editor does in a table, as patches of its rows. */
export function editTable(rows: readonly TableRow[], onChange: (patch: FormPatch | PatchArg) => void) {
  const grid = toGrid(rows);
  const width = grid[0]?.length ?? 0;
  const write = (cells: Grid) => onChange(set(toRows(cells, rows)));
  const addRow = (place: "before" | "after", row: number) => {
    const key = rows[row]?._key;
    const cells = Array.from({ length: width }, () => "");
    if (key) onChange(insert([toRow(cells)], place, [{ _key: key }]));
  };
  return {
    grid,
    start: () => write(emptyTable),
    writeCell: (row: number, column: number, text: string) => {
      const stored = rows[row];
      if (!stored) return;
      const cells = [{ _key: stored._key }, "cells"];
      // One cell at a time, so that two people can work in the same table.
      const isStored = column < readCells(stored).length;
      onChange(isStored ? set(text, [...cells, column]) : set(grid[row]?.with(column, text), cells));
    },
    paste: (row: number, column: number, cells: Grid) => write(pasteCells(grid, { row, column }, cells)),
    addRow,
    appendRow: () => addRow("after", rows.length - 1),
    removeRow: (row: number) => onChange(unset([{ _key: rows[row]?._key ?? "" }])),
    insertColumn: (column: number) => write(insertColumn(grid, column)),
    appendColumn: () => write(insertColumn(grid, width)),
    removeColumn: (column: number) => write(removeColumn(grid, column)),
  };
}
