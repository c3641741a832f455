/** The lines of an NDJSON text that aren't empty, with their numbers. */
export function toLines(text: string): { line: string; number: number }[] {
  return text
    .split("\n")
    .map((line, index) => ({ line: line.trim(), number: index + 1 }))
    .filter(({ line }) => line !== "");
}
