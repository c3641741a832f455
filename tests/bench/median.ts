/** The median, so that one slow moment on a shared machine doesn't skew the result. */
export function median(values: readonly number[]): number {
  const middle = values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
  if (middle === undefined) throw new Error("There are no measurements.");
  return middle;
}
