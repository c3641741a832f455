/** The value at the given share of the sorted measurements, so 0.5 is the median. */
export function percentile(values: readonly number[], share: number): number {
  const value = values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)];
  if (value === undefined) throw new Error("There are no measurements.");
  return value;
}
