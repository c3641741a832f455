import { AddIcon } from "@sanity/icons";
import { Button, Flex, Stack, TextInput } from "@sanity/ui";
import { useId } from "react";
import {
  type ArrayOfObjectsInputProps,
  type InputProps,
  insert,
  isArrayOfObjectsInputProps,
  set,
  unset,
} from "sanity";
import { LineMenu } from "./line-menu.tsx";
import {
  insertColumn,
  pasteCells,
  readCells,
  readPastedCells,
  removeColumn,
  type TableRow,
  toGrid,
  toRow,
  toRows,
} from "./table-cells.ts";

/** Shows the rows of a table as the table that they are. */
export function TableRowsInput(props: InputProps) {
  return isArrayOfObjectsInputProps(props) && props.schemaType.of.some(({ name }) => name === "tableRow") ? (
    <Rows {...props} />
  ) : (
    props.renderDefault(props)
  );
}

const emptyTable = [
  ["", ""],
  ["", ""],
  ["", ""],
];

function Rows({ value, onChange, readOnly = false }: ArrayOfObjectsInputProps) {
  const rows: readonly TableRow[] = value ?? [];
  const id = useId();
  const grid = toGrid(rows);
  const [names = []] = grid;
  const toCellId = (row: number, column: number) => `${id}-${row}-${column}`;
  const writeGrid = (cells: typeof grid) => onChange(set(toRows(cells, rows)));
  const writeCell = (row: number, column: number, text: string) => {
    const stored = rows[row];
    if (!stored) return;
    const place = [{ _key: stored._key }, "cells"];
    // One cell at a time, so that two people can work in the same table.
    onChange(
      column < readCells(stored).length
        ? set(text, [...place, column])
        : set(grid[row]?.with(column, text), place),
    );
  };
  const addRow = (place: "before" | "after", row: number) => {
    const key = rows[row]?._key;
    if (key) onChange(insert([toRow(names.map(() => ""))], place, [{ _key: key }]));
  };
  if (rows.length === 0)
    return (
      <Button
        disabled={readOnly}
        icon={AddIcon}
        mode="ghost"
        onClick={() => writeGrid(emptyTable)}
        text="Start with two columns"
      />
    );
  return (
    <Stack gap={3}>
      <div style={{ overflowX: "auto" }}>
        <table style={{ borderCollapse: "collapse" }}>
          <thead>
            <tr>
              {names.map((name, column) => (
                // oxlint-disable-next-line react/no-array-index-key
                <td key={column}>
                  <LineMenu
                    label={`Column ${column + 1}${name && `, ${name}`}`}
                    before="Insert a column before"
                    after="Insert a column after"
                    remove="Remove this column"
                    isOnly={names.length === 1}
                    isReadOnly={readOnly}
                    onInsert={(offset) => writeGrid(insertColumn(grid, column + offset))}
                    onRemove={() => writeGrid(removeColumn(grid, column))}
                  />
                </td>
              ))}
            </tr>
          </thead>
          <tbody>
            {grid.map((cells, row) => (
              <tr key={rows[row]?._key}>
                {cells.map((cell, column) => (
                  // oxlint-disable-next-line react/no-array-index-key
                  <td key={column} style={{ minWidth: "9rem", padding: 2 }}>
                    <TextInput
                      aria-label={
                        row === 0
                          ? `Name of column ${column + 1}`
                          : `${names[column] || `Column ${column + 1}`}, row ${row}`
                      }
                      fontSize={1}
                      id={toCellId(row, column)}
                      onChange={({ currentTarget }) => writeCell(row, column, currentTarget.value)}
                      onKeyDown={({ key, nativeEvent }) => {
                        if (key !== "Enter" || nativeEvent.isComposing) return;
                        document.getElementById(toCellId(row + 1, column))?.focus();
                      }}
                      onPaste={(event) => {
                        const pasted = readPastedCells(event.clipboardData.getData("text/plain"));
                        if (!pasted) return;
                        event.preventDefault();
                        writeGrid(pasteCells(grid, { row, column }, pasted));
                      }}
                      readOnly={readOnly}
                      value={cell}
                      weight={row === 0 ? "semibold" : "regular"}
                    />
                  </td>
                ))}
                <td>
                  <LineMenu
                    label={row === 0 ? "The columns’ names" : `Row ${row}`}
                    before="Insert a row above"
                    after="Insert a row below"
                    remove="Remove this row"
                    isOnly={rows.length === 1}
                    isReadOnly={readOnly}
                    onInsert={(offset) => addRow(offset === 0 ? "before" : "after", row)}
                    onRemove={() => onChange(unset([{ _key: rows[row]?._key ?? "" }]))}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Flex gap={2}>
        <Button
          disabled={readOnly}
          icon={AddIcon}
          mode="ghost"
          onClick={() => addRow("after", rows.length - 1)}
          text="Add row"
        />
        <Button
          disabled={readOnly}
          icon={AddIcon}
          mode="ghost"
          onClick={() => writeGrid(insertColumn(grid, names.length))}
          text="Add column"
        />
      </Flex>
    </Stack>
  );
}
