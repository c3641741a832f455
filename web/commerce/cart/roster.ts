/** A class's students as somebody pastes them: one a line, first name, last name and email, apart by commas, semicolons or tabs. */
export function parseRoster(text: string): { first: string; last: string; email: string }[] {
  return text
    .split(/\r?\n/)
    .filter((row) => row.trim() !== "")
    .map((row) => {
      const cells = row.split(/[\t;,]/).map((cell) => cell.trim());
      const email = cells.find((cell) => cell.includes("@")) ?? "";
      const [first = "", ...rest] = cells.filter((cell) => cell !== email);
      return { first, last: rest.join(" ").trim(), email };
    });
}
