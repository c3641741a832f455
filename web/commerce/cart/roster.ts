import { emailPattern, emailProblem, personNamePattern, personNameProblem } from "#lib/person-rules.ts";

/** A class's list of students at once. */
export const maxStudents = 30;

export interface RosterRow {
  first: string;
  last: string;
  email: string;
}

/** A class's students as somebody pastes them: one a line, first name, last name and email, apart by commas, semicolons, tabs or, where there are none, spaces. */
export function parseRoster(text: string): RosterRow[] {
  return text
    .split(/\r?\n/)
    .filter((row) => row.trim() !== "")
    .map((row) => {
      const cells = row
        .trim()
        .split(/[\t;,]/.test(row) ? /[\t;,]/ : /\s+/)
        .map((cell) => cell.trim());
      const email = cells.find((cell) => cell.includes("@")) ?? "";
      const [first = "", ...rest] = cells.filter((cell) => cell !== email);
      return { first, last: rest.join(" ").trim(), email };
    });
}

/** What is wrong with each row, null where nothing is; without zod, for the browser. The shop checks again. */
export function checkRoster(rows: readonly RosterRow[]): (string | null)[] {
  return rows.map(({ first, last, email }, index) => {
    if (index >= maxStudents) return `Name at most ${maxStudents} students at once`;
    if ([first, last].some((name) => name !== "" && !personNamePattern.test(name))) return personNameProblem;
    return email !== "" && !emailPattern.test(email) ? emailProblem : null;
  });
}
