import { useId } from "react";
import type { Table as TableValue } from "#content/content-types.ts";
import styles from "./table.module.css";

/** An editor's table. Its first row names the columns, its first column the rows. It scrolls by itself where it doesn't fit. */
export function Table({ table: { caption, rows } }: { table: TableValue }) {
  const captionId = useId();
  const [head, ...body] = rows ?? [];
  if (!head) return null;
  return (
    // Safari doesn't let the keyboard into what scrolls by itself.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.box} aria-labelledby={captionId} tabIndex={0}>
      <table className={styles.table}>
        <caption className={styles.caption} id={captionId}>
          {caption}
        </caption>
        <thead className={styles.head}>
          <tr>
            {head.cells?.map((cell, column) => (
              // A cell has nothing else that tells it from the others.
              // oxlint-disable-next-line react/no-array-index-key
              <th scope="col" key={column}>
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {body.map(({ _key, cells }) => (
            <tr className={styles.row} key={_key}>
              {cells?.map((cell, column) => {
                const Cell = column === 0 ? "th" : "td";
                return (
                  // oxlint-disable-next-line react/no-array-index-key
                  <Cell scope={column === 0 ? "row" : undefined} key={column}>
                    {cell}
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
