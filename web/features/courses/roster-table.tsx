import { checkRoster, parseRoster } from "#commerce/cart/roster.ts";
import styles from "./roster-table.module.css";

export interface RosterTableProps {
  /** The text in the `roster` field. */
  text: string;
}

/** A class list row by row, each with its error. */
export function RosterTable({ text }: RosterTableProps) {
  const rows = parseRoster(text);
  const problems = checkRoster(rows);
  const firstProblem = problems.findIndex((problem) => problem !== null);
  return (
    <>
      <output className={styles.count} data-wrong={firstProblem !== -1}>
        {rows.length > 0 && describeCount(rows.length)}
        {firstProblem !== -1 && `. Please check row ${firstProblem + 1}.`}
      </output>
      {rows.length > 0 && (
        <table className={styles.table}>
          <caption className={styles.caption}>Here’s what we read</caption>
          <thead>
            <tr>
              <th scope="col">Row</th>
              <th scope="col">First name</th>
              <th scope="col">Last name</th>
              <th scope="col">Email</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              // Rows have no identity other than their position.
              // oxlint-disable-next-line react/no-array-index-key
              <tr data-wrong={problems[index] !== null} key={index}>
                <th scope="row">{index + 1}</th>
                <td>
                  <bdi>{row.first}</bdi>
                </td>
                <td>
                  <bdi>{row.last}</bdi>
                </td>
                <td>
                  {row.email}
                  {problems[index] && <span className={styles.problem}>{problems[index]}</span>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

const describeCount = (count: number) =>
  count === 1 ? "1 student, 1 seat" : `${count} students, ${count} seats`;
