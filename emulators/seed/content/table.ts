import type { Table } from "@shop/schemas/generated/sanity.types.ts";
import type { Seed } from "#seed/content/seed-document.ts";

/** A table from lines such as `Pair | What changes`. The first one names the columns. */
export const table = (caption: string, ...lines: string[]): Seed<Table> => ({
  _type: "table",
  caption,
  rows: lines.map((line, index) => ({
    _key: `row-${index + 1}`,
    _type: "tableRow",
    cells: line.split("|").map((cell) => cell.trim()),
  })),
});
