import { AddIcon } from "@sanity/icons";
import { Button, Flex, Stack } from "@sanity/ui";
import { useId } from "react";
import { type ArrayOfObjectsInputProps, type InputProps, isArrayOfObjectsInputProps } from "sanity";
import { editTable } from "./edit-table.ts";
import { LineMenu } from "./line-menu.tsx";
import { TableCell } from "./table-cell.tsx";

/** Shows the rows of a table as the table that they are. */
export function TableRowsInput(props: InputProps) {
  return isArrayOfObjectsInputProps(props) && props.schemaType.of.some(({ name }) => name === "tableRow") ? (
    <Rows {...props} />
  ) : (
    props.renderDefault(props)
  );
}

function Rows({ value, onChange, readOnly = false }: ArrayOfObjectsInputProps) {
  const id = useId();
  const rows = value ?? [];
  const { grid, ...edit } = editTable(rows, onChange);
  const [names = []] = grid;
  const button = { disabled: readOnly, icon: AddIcon, mode: "ghost" } as const;
  if (grid.length === 0) return <Button {...button} onClick={edit.start} text="Start with two columns" />;
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
                    label={name ? `Column ${column + 1}, ${name}` : `Column ${column + 1}`}
                    before="Insert a column before"
                    after="Insert a column after"
                    remove="Remove this column"
                    isOnly={names.length === 1}
                    isReadOnly={readOnly}
                    onInsert={(offset) => edit.insertColumn(column + offset)}
                    onRemove={() => edit.removeColumn(column)}
                  />
                </td>
              ))}
            </tr>
          </thead>
          <tbody>
            {grid.map((cells, row) => (
              <tr key={rows[row]?._key}>
                {cells.map((cell, column) => (
                  <TableCell
                    // oxlint-disable-next-line react/no-array-index-key
                    key={column}
                    tableId={id}
                    row={row}
                    column={column}
                    columnName={names[column]}
                    isReadOnly={readOnly}
                    value={cell}
                    onWrite={(text) => edit.writeCell(row, column, text)}
                    onPaste={(pasted) => edit.paste(row, column, pasted)}
                  />
                ))}
                <td>
                  <LineMenu
                    label={row === 0 ? "The columns' names" : `Row ${row}`}
                    before="Insert a row above"
                    after="Insert a row below"
                    remove="Remove this row"
                    isOnly={grid.length === 1}
                    isReadOnly={readOnly}
                    onInsert={(offset) => edit.addRow(offset === 0 ? "before" : "after", row)}
                    onRemove={() => edit.removeRow(row)}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Flex gap={2}>
        <Button {...button} onClick={edit.appendRow} text="Add row" />
        <Button {...button} onClick={edit.appendColumn} text="Add column" />
      </Flex>
    </Stack>
  );
}
