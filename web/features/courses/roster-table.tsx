import { type RefObject, useEffect, useId } from "react";
import { checkRoster, parseRoster } from "#commerce/cart/roster.ts";
import styles from "./roster-table.module.css";

export interface RosterTableProps {
  /** The text in the `roster` field. */
  text: string;
  /** An element in the field's form. */
  place: RefObject<Element | null>;
}

/** A class list row by row, with errors. An error blocks the form. */
export function RosterTable({ text, place }: RosterTableProps) {
  const id = useId();
  const rows = parseRoster(text);
  const problems = checkRoster(rows);
  const firstProblem = problems.findIndex((problem) => problem !== null);
  const error = firstProblem === -1 ? "" : `Row ${firstProblem + 1}: ${problems[firstProblem]}`;
  useEffect(() => {
    const field = place.current?.closest("form")?.elements.namedItem("roster");
    if (!(field instanceof HTMLTextAreaElement)) return;
    field.setCustomValidity(error);
    field.ariaInvalid = error ? "true" : null;
    const described = new Set((field.getAttribute("aria-describedby") ?? "").split(" "));
    field.setAttribute("aria-describedby", [...described.add(id)].join(" ").trim());
  }, [error, id, place]);
  return (
    <>
      <output className={styles.count} data-wrong={error !== ""}>
        <span id={id}>{error || (rows.length > 0 && describeCount(rows.length))}</span>
      </output>
      {rows.length > 0 && (
        <table className={styles.table}>
          <caption className={styles.caption}>How we read your list</caption>
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
                <td>{row.first}</td>
                <td>{row.last}</td>
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
