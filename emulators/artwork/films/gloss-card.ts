import { round, type Point } from "#artwork/curve.ts";
import { palette } from "#artwork/palette.ts";

interface GlossCard {
  gloss: string;
  /** The middle of the card. */
  at: Point;
  /** From 0, not there, to 1. */
  shown: number;
  scale?: number;
  fill?: string;
  ink?: string;
}

const letterWidth = 24.6;
const height = 70;

/** A card with one gloss on it; it rises a little as it appears. */
export function glossCard({
  gloss,
  at: [x, y],
  shown,
  scale = 1,
  fill = palette.white,
  ink = palette.ink,
}: GlossCard): string {
  if (shown === 0) return "";
  const width = cardWidth(gloss);
  return `<g opacity="${round(shown * 10) / 10}" transform="translate(${round(x)} ${round(y + 18 * (1 - shown))}) scale(${scale})">
    <rect x="${round(-width / 2)}" y="${-height / 2}" width="${round(width)}" height="${height}" rx="8" fill="${fill}"/>
    <text class="gloss" y="14" font-size="41" text-anchor="middle" fill="${ink}">${gloss}</text></g>`;
}

function cardWidth(gloss: string): number {
  return gloss.length * letterWidth + 48;
}

/** The middles of cards that stand side by side, the row's own middle given. */
export function inRow(glosses: readonly string[], [middle, y]: Point, scale = 1): Point[] {
  const gap = 16 * scale;
  const widths = glosses.map((gloss) => cardWidth(gloss) * scale);
  const total = widths.reduce((sum, width) => sum + width + gap, -gap);
  let left = middle - total / 2;
  return widths.map((width) => {
    const at: Point = [left + width / 2, y];
    left += width + gap;
    return at;
  });
}
