/** Values that occur more than once, each listed once. */
export function findRepeated(values: readonly (string | undefined)[]): string[] {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const value of values) {
    if (value === undefined) continue;
    if (seen.has(value)) repeated.add(value);
    seen.add(value);
  }
  return [...repeated];
}
