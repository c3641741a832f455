/** The value at the given share of the sorted measurements. */
export function percentile(values: readonly number[], share: number): number {
  const value = values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)];
  if (value === undefined) throw new Error("There are no measurements.");
  return value;
}

/** The median, so that one slow moment on a shared machine doesn't skew the result. */
export const median = (values: readonly number[]): number => percentile(values, 0.5);
