import { emailPattern, emailProblem, personNamePattern, personNameProblem } from "#lib/person-rules.ts";

/** Maximum students in one class list. */
export const maxStudents = 30;

export interface RosterRow {
  first: string;
  last: string;
  email: string;
}

/**
 * Parses a pasted class list: one student per line, with first name, last name and email separated by commas,
 * semicolons or tabs, or else by spaces.
 */
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

/** What's wrong with a class list's first bad row, such as "Row 2: Please enter a valid email address"; undefined if nothing is. */
export function findRosterProblem(text: string): string | undefined {
  const problems = checkRoster(parseRoster(text));
  const index = problems.findIndex((problem) => problem !== null);
  return index === -1 ? undefined : `Row ${index + 1}: ${problems[index]}`;
}

/** Each row's error, or null. Runs in the browser without zod; the server validates again. */
export function checkRoster(rows: readonly RosterRow[]): (string | null)[] {
  return rows.map(({ first, last, email }, index) => {
    if (index >= maxStudents) return `Name at most ${maxStudents} students at once`;
    if ([first, last].some((name) => name !== "" && !personNamePattern.test(name))) return personNameProblem;
    return email !== "" && !emailPattern.test(email) ? emailProblem : null;
  });
}
