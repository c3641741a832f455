import { arc, echoes } from "#artwork/arc.ts";
import { round, type Curve, type Point } from "#artwork/curve.ts";
import { glossCard, inRow } from "#artwork/films/gloss-card.ts";
import { filmSize, type Film } from "#artwork/films/film.ts";
import { begun } from "#artwork/films/motion.ts";
import { tones } from "#artwork/lessons/lesson-picture.ts";
import { palette } from "#artwork/palette.ts";
import type { LessonSlug } from "#seed/content/lessons/lesson-address.ts";

interface LessonFilm {
  slug: LessonSlug;
  tone: keyof typeof tones;
  draw: (second: number) => string;
}

export function toLessonFilm({ slug, tone, draw }: LessonFilm): Film {
  return {
    name: `lessons/${slug}`,
    seconds: 7,
    posterAt: 6.5,
    draw: (second) =>
      `<rect width="${filmSize.width}" height="${filmSize.height}" fill="${tones[tone].ground}"/>${draw(second)}`,
  };
}

const scale = 1.4;

/** The places of a sentence's cards, in the middle of the picture. */
export function places(glosses: readonly string[]): Point[] {
  return inRow(glosses, [filmSize.width / 2, 310], scale);
}

/** A card as large as a lesson's own words. */
export function largeCard(card: Parameters<typeof glossCard>[0]): string {
  return glossCard({ scale, ...card });
}

/** The beginning of a line that moves, as in the lessons' pictures. */
export function line(curve: Curve, share: number): string {
  if (share < 0.04) return "";
  return arc(begun(curve, share), { stroke: palette.ink, width: 7, dot: palette.coral });
}

export function hairlines(curve: Curve, shown: number): string {
  return `<g opacity="${round(shown * 10) / 10}">${echoes(curve, { stroke: palette.ink, width: 1.4, count: 6 })}</g>`;
}

/** What the glosses say in English, below them. */
export function caption(words: string, shown: number): string {
  return text({ words, at: [filmSize.width / 2, 468], shown });
}

interface Words {
  words: string;
  /** The middle of the line. */
  at: Point;
  shown: number;
  size?: number;
}

export function text({ words, at: [x, y], shown, size = 38 }: Words): string {
  if (shown === 0) return "";
  return `<text class="text" x="${round(x)}" y="${round(y)}" font-size="${size}" text-anchor="middle" fill="${palette.ink}" opacity="${round(shown * 10) / 10}">${words}</text>`;
}
