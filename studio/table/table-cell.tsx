import { TextInput } from "@sanity/ui";
import type { ClipboardEvent, KeyboardEvent } from "react";
import { type Grid, readPastedCells } from "./table-cells.ts";

interface TableCellProps {
  tableId: string;
  /** Counted from 0. Row 0 names the columns. */
  row: number;
  column: number;
  columnName: string | undefined;
  isReadOnly: boolean;
  value: string;
  onWrite: (text: string) => void;
  /** Several cells, from a spreadsheet. */
  onPaste: (cells: Grid) => void;
}

/** A cell of a table, named after its column and row. Enter leads to the one below. */
export function TableCell(props: TableCellProps) {
  const { tableId, row, column, columnName, isReadOnly, value, onWrite, onPaste } = props;
  const isName = row === 0;
  const toId = (inRow: number) => `${tableId}-${inRow}-${column}`;
  const goDown = ({ key, nativeEvent }: KeyboardEvent) => {
    if (key === "Enter" && !nativeEvent.isComposing) document.getElementById(toId(row + 1))?.focus();
  };
  const paste = (event: ClipboardEvent) => {
    const cells = readPastedCells(event.clipboardData.getData("text/plain"));
    // A field that's read-only tells about pasting, too.
    if (!cells || isReadOnly) return;
    event.preventDefault();
    onPaste(cells);
  };
  const place = `column ${column + 1}`;
  return (
    <td style={{ minWidth: "9rem", padding: 2 }}>
      <TextInput
        aria-label={isName ? `Name of ${place}` : `${columnName || place}, row ${row}`}
        fontSize={1}
        id={toId(row)}
        onChange={({ currentTarget }) => onWrite(currentTarget.value)}
        onKeyDown={goDown}
        onPaste={paste}
        readOnly={isReadOnly}
        value={value}
        weight={isName ? "semibold" : "regular"}
      />
    </td>
  );
}
