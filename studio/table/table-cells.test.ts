import { expect, test } from "vitest";
import { insertColumn, pasteCells, readPastedCells, removeColumn, toGrid, toRows } from "./table-cells.ts";

const grid = [
  ["Level", "Lessons"],
  ["1A", "5"],
];

test("rows of different lengths make a rectangle", () => {
  const rows = [["Level", "Lessons"], ["1A"], [null, "6"]].map((cells, index) => ({
    _key: `row-${index}`,
    cells,
  }));

  expect(toGrid(rows)).toEqual([
    ["Level", "Lessons"],
    ["1A", ""],
    ["", "6"],
  ]);
});

test("a column is inserted empty, and removed from every row", () => {
  expect(insertColumn(grid, 1)).toEqual([
    ["Level", "", "Lessons"],
    ["1A", "", "5"],
  ]);
  expect(removeColumn(grid, 0)).toEqual([["Lessons"], ["5"]]);
});

test("a grid's cells go into the rows that are stored, which keep their keys, and new ones below", () => {
  const [first, second] = toRows(grid, [{ _key: "head", cells: ["Level"] }]);

  expect(first).toEqual({ _key: "head", cells: ["Level", "Lessons"] });
  expect(second).toEqual({ _key: expect.any(String), _type: "tableRow", cells: ["1A", "5"] });
});

test("a spreadsheet's cells are read from the clipboard, and other text isn't", () => {
  expect(readPastedCells("1A\t5\r\n1B\t6\r\n")).toEqual([
    ["1A", "5"],
    ["1B", "6"],
  ]);
  expect(readPastedCells("one line of text\n")).toBeNull();
});

test("no more cells are read than a table may have", () => {
  const cells = readPastedCells(`${"1\t".repeat(20)}\n`.repeat(200));

  expect([cells?.length, cells?.[0]?.length]).toEqual([100, 10]);
});

test("pasted cells replace those to the right and below, and the table grows where they don't fit", () => {
  expect(pasteCells(grid, { row: 1, column: 1 }, [["7"], ["8"]])).toEqual([
    ["Level", "Lessons"],
    ["1A", "7"],
    ["", "8"],
  ]);
  expect(pasteCells(grid, { row: 0, column: 1 }, [["Lessons", "Hours"]])).toEqual([
    ["Level", "Lessons", "Hours"],
    ["1A", "5", ""],
  ]);
});
