import { ThListIcon } from "@sanity/icons";
import { defineArrayMember, defineField, defineType } from "sanity";
import { hasVisibleText, requiredText } from "../validation/required-text.ts";
import { tableLimits } from "../vocabulary/table-limits.ts";

const tableRow = defineArrayMember({
  name: "tableRow",
  title: "Row",
  type: "object",
  fields: [
    defineField({
      name: "cells",
      title: "Cells",
      type: "array",
      description: "From left to right. In the first row they're the columns' names.",
      of: [defineArrayMember({ type: "string" })],
      validation: (rule) => rule.required().min(1).max(tableLimits.columns),
    }),
  ],
  preview: { select: { cells: "cells" }, prepare: ({ cells }) => ({ title: toLine(cells) }) },
});

/** A table between paragraphs. Rows and cells have the same form as those of `@sanity/table`. */
export const table = defineType({
  name: "table",
  title: "Table",
  type: "object",
  icon: ThListIcon,
  options: { modal: { type: "dialog", width: 2 } },
  fields: [
    defineField({
      name: "caption",
      title: "Caption",
      type: "string",
      description:
        "What the table shows. It's above the table, and screen readers announce it as the table's name.",
      validation: (rule) => requiredText("Say in a few words what the table shows.")(rule).max(120),
    }),
    defineField({
      name: "rows",
      title: "Rows",
      type: "array",
      description:
        "The first row names the columns, and the first column names the rows. Up to 100 rows and 10 columns. Cells copied from a spreadsheet can be pasted into a cell.",
      of: [tableRow],
      validation: (rule) => [
        rule.required().min(2).error("A table has a row of names and at least one more."),
        rule.max(tableLimits.rows),
        rule.custom<Row[]>((rows) => checkColumnNames(rows?.[0])),
      ],
    }),
  ],
  preview: {
    select: { caption: "caption", rows: "rows" },
    prepare: ({ caption, rows }) => ({ title: caption, subtitle: toLine(rows?.[0]?.cells) }),
  },
});

interface Row {
  cells?: readonly (string | null)[];
}

const checkColumnNames = (first: Row | undefined): true | string =>
  !first || first.cells?.every(hasVisibleText) ? true : "Give each column a name in the first row.";

const toLine = (cells: unknown): string => (Array.isArray(cells) ? cells.join(" | ") : "");
