const candidates = {
  wide: [5, 4, 6, 3],
  medium: [4, 3],
} as const;

/** How many columns fill the last row of a number of books best: a full one if possible, and otherwise the longest. */
export function toColumns(count: number, screen: keyof typeof candidates): number {
  const lastRow = (columns: number) => (count % columns === 0 ? columns : count % columns) / columns;
  return candidates[screen].reduce((best, columns) => (lastRow(columns) > lastRow(best) ? columns : best));
}
