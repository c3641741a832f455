import { maxLines } from "#commerce/cart/max-lines.ts";
import { parseWholeNumber } from "#commerce/cart/parse-whole-number.ts";
import { checkRoster, parseRoster } from "#commerce/cart/roster.ts";
import { countOf } from "#lib/count-of.ts";
import styles from "./roster-table.module.css";

export interface RosterTableProps {
  /** The text in the `roster` field. */
  text: string;
  /** The text in the `quantity` field. */
  quantity: string;
}

/** A class list row by row, each with its error. */
export function RosterTable({ text, quantity }: RosterTableProps) {
  const rows = parseRoster(text);
  const problems = checkRoster(rows);
  const wrongRows = problems.flatMap((problem, index) => (problem === null ? [] : [index + 1]));
  return (
    <>
      <output className={styles.count} data-wrong={wrongRows.length > 0}>
        {rows.length > 0 && describeSeats(rows.length, toSeats(quantity)) + describeRows(wrongRows)}
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
                  <span>{row.email}</span>
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

/** 0 for a number that the form doesn't accept, about which its field has an error. */
function toSeats(quantity: string): number {
  const seats = parseWholeNumber(quantity);
  return seats <= maxLines ? seats : 0;
}

/** Each student on the list gets a seat, whatever number is asked for. */
function describeSeats(students: number, seats: number): string {
  const named = countOf(students, "student");
  return seats > students
    ? `${named} named, ${countOf(seats - students, "seat")} to name later`
    : `${named}, ${countOf(students, "seat")}`;
}

const maxListedRows = 3;

const listFormat = new Intl.ListFormat("en-US");

function describeRows(wrongRows: readonly number[]): string {
  if (wrongRows.length === 0) return "";
  const listed = wrongRows.slice(0, maxListedRows).map(String);
  const others = wrongRows.length > maxListedRows ? [`${wrongRows.length - maxListedRows} more`] : [];
  const rows = `${wrongRows.length === 1 ? "row" : "rows"} ${listFormat.format([...listed, ...others])}`;
  return `. Please check ${rows}.`;
}
