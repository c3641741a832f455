import { emailPattern, emailProblem, personNamePattern, personNameProblem } from "#lib/person-rules.ts";
import { toTypedText } from "#lib/typed-text.ts";

/** Maximum students in one class list. */
export const maxStudents = 30;

export interface RosterRow {
  first: string;
  last: string;
  email: string;
}

/**
 * Parses a pasted class list: one student per line, with first name, last name and email separated by commas,
 * semicolons or tabs, or else by spaces. Headers are skipped, and what mail programs write around an address, such as
 * "Ana Rivera <ana@example.com>;".
 */
export function parseRoster(text: string): RosterRow[] {
  const rows = toTypedText(text)
    .split(/\r?\n/)
    .map((row) => row.replace(afterAddress, "$1").trim())
    .filter((row) => row !== "");
  const students = rows.filter((row, index) => !isHeader(row, index));
  const titles = rows.filter(isHeader).slice(0, 1).filter(isInColumns).flatMap(toCells);
  const hasEmails = students.some((row) => row.includes("@"));
  // An address without an @ would pass for a name. Where a list has a column of addresses, what's in it has to be one.
  const findEmailColumn = ({ length }: readonly string[]) => {
    if (length === titles.length) return titles.findIndex((title) => /mail/i.test(title));
    return hasEmails && length > 2 ? length - 1 : -1;
  };
  return students.map((row) => {
    const cells = toCells(row);
    const found = cells.findIndex((cell) => cell.includes("@"));
    const column = found === -1 && isInColumns(row) ? findEmailColumn(cells) : found;
    const names = cells.filter((_, index) => index !== column);
    // "Ana Rivera, ana@example.com" has both names in one cell.
    const [first = "", ...rest] = names.length === 1 ? names.flatMap((name) => name.split(/\s+/)) : names;
    return { first, last: rest.join(" ").trim(), email: cells[column] ?? "" };
  });
}

// None of these looks at a character more than a few times, because a list can be as long as a request.
const separator = /[\t;,]/;
const afterAddress = /(@[^\s;,@]*)[\s;,]+$/;
const beforeBracket = /(?=[<([][^\s<([@]*@)/;
const quotes = /^["“]|["”]$/g;
const aroundAddress = /^['‘<([]{0,3}(?:mailto:)?|['’>)\]]{0,3}$/gi;

const isInColumns = (row: string) => separator.test(row);

const toCells = (row: string) =>
  row
    .split(isInColumns(row) ? separator : /\s+/)
    .flatMap((cell) => cell.trim().split(beforeBracket))
    .map(toPlainCell);

function toPlainCell(text: string): string {
  const cell = text.trim().replace(quotes, "");
  return cell.includes("@") ? cell.replace(aroundAddress, "") : cell;
}

const headerWord =
  /^(?:first|middle|last|given|family|full|names?|surname|students?|student['’]s|(?:e-?)?mail|address)?$/i;

/** Whether a row has nothing but names of columns. Further down, it also has to name the addresses, because Ana First may be a student. */
const isHeader = (row: string, index: number) =>
  (index === 0 || /mail/i.test(row)) && row.split(/[\s;,"]+/).every((word) => headerWord.test(word));

/** What's wrong with a class list's first bad row, such as "Row 2: Please enter a valid email address"; undefined if nothing is. */
export function findRosterProblem(text: string): string | undefined {
  const problems = checkRoster(parseRoster(text));
  const index = problems.findIndex((problem) => problem !== null);
  return index === -1 ? undefined : `Row ${index + 1}: ${problems[index]}`;
}

/** Each row's error, or null. Runs in the browser without zod; the server validates again. */
export function checkRoster(rows: readonly RosterRow[]): (string | null)[] {
  const repeats = findRepeats(rows);
  return rows.map(({ first, last, email }, index) => {
    if (index >= maxStudents) return `You can add up to ${maxStudents} students at a time`;
    if ([first, last].some((name) => name !== "" && !personNamePattern.test(name))) return personNameProblem;
    return email !== "" && !emailPattern.test(email) ? emailProblem : (repeats[index] ?? null);
  });
}

/** Each student's error if somebody above has the same email address, or null. */
export function findRepeats(students: readonly Pick<RosterRow, "email">[]): (string | null)[] {
  const rows = students.map(({ email }) => email.toLowerCase());
  const firstRows = new Map(rows.map((email, index) => [email, index] as const).toReversed());
  return rows.map((email, index) => {
    const first = firstRows.get(email) ?? index;
    return email.includes("@") && first < index ? `This email address is on row ${first + 1}, too` : null;
  });
}
