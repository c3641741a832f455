/** The value that this share of some measurements does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const value = values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)];
  if (value === undefined) throw new Error("Nothing was measured.");
  return value;
}
