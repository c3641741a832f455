import { numberOf } from "./field-values.ts";
import type { Finding } from "./finding.ts";

/** Results that share 0 to 100 percent among them: each whole number has one. Their order in the list does not matter. */
export function checkBands(bands: readonly unknown[]): Finding {
  const ranges = bands.flatMap((band) => toRange(band) ?? []);
  if (ranges.length < bands.length) return "Each result needs two whole numbers, the lower one first.";
  let next = 0;
  for (const { from, to } of ranges.toSorted((one, other) => one.from - other.from)) {
    if (from > next) return `No result is for ${toScores(next, from - 1)}.`;
    if (from < next) return `Two results are for ${toScores(from, Math.min(to, next - 1))}.`;
    next = to + 1;
  }
  if (next < 101) return `No result is for ${toScores(next, 100)}.`;
  return next === 101 || "No score is above 100 percent.";
}

function toRange(band: unknown) {
  const from = numberOf(band, "from") ?? Number.NaN;
  const to = numberOf(band, "to") ?? Number.NaN;
  return Number.isInteger(from) && Number.isInteger(to) && from >= 0 && from <= to ? { from, to } : null;
}

const toScores = (from: number, to: number) => (from === to ? `${from} percent` : `${from} to ${to} percent`);
