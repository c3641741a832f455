import { numberOf } from "./field-values.ts";
import type { Finding } from "./finding.ts";

/** Results have to cover every whole percent from 0 to 100 exactly once, in any order. */
export function checkBands(bands: readonly unknown[]): Finding {
  const ranges = bands.flatMap((band) => toRange(band) ?? []);
  if (ranges.length < bands.length) return "Each result needs two whole numbers, the lower one first.";
  let next = 0;
  for (const { from, to } of ranges.toSorted((one, other) => one.from - other.from)) {
    if (from > next) return `There is no result for ${toScores(next, from - 1)}.`;
    if (from < next) return `There are two results for ${toScores(from, Math.min(to, next - 1))}.`;
    next = to + 1;
  }
  if (next < 101) return `There is no result for ${toScores(next, 100)}.`;
  return next === 101 || "Scores can't be above 100 percent.";
}

function toRange(band: unknown) {
  const from = numberOf(band, "from") ?? Number.NaN;
  const to = numberOf(band, "to") ?? Number.NaN;
  return Number.isInteger(from) && Number.isInteger(to) && from >= 0 && from <= to ? { from, to } : null;
}

const toScores = (from: number, to: number) => (from === to ? `${from} percent` : `${from} to ${to} percent`);
