"use client";
import { useEffect, useRef, useState } from "react";
import { checkRoster, mostStudents, parseRoster } from "#commerce/cart/roster.ts";
import { TextField } from "#ui/field.tsx";
import styles from "./roster-field.module.css";

/** Room for a class's list, and how it is read, row by row, before it is sent. */
export function RosterField() {
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState("");
  const rows = parseRoster(text);
  const problems = checkRoster(rows);
  const first = problems.findIndex((problem) => problem !== null);
  const error = first === -1 ? null : `Row ${first + 1}: ${problems[first]}`;
  useEffect(() => field.current?.setCustomValidity(error ?? ""), [error]);
  return (
    <>
      <TextField
        label="Students"
        hint={`If you know them: one a line, first name, last name, email. Paste them from a spreadsheet, up to ${mostStudents}.`}
        error={error}
        name="roster"
        rows={5}
        autoComplete="off"
        spellCheck={false}
        ref={field}
        onChange={({ target }) => setText(target.value)}
      />
      <output className={styles.count}>{rows.length > 0 && describeCount(rows.length)}</output>
      {rows.length > 0 && (
          <table className={styles.table}>
            <caption className={styles.caption}>How the list is read</caption>
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
                // Rows are their places: a list has no other names for them.
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
