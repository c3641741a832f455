import { arc, echoes } from "#artwork/arc.ts";
import type { Curve } from "#artwork/curve.ts";
import type { LessonSlug } from "#seed/content/lessons/lesson-address.ts";
import type { Artwork } from "#artwork/page.ts";
import { palette } from "#artwork/palette.ts";

const { adult1, adult2, hairline, ink, coral, sand, sky } = palette;

/** A ground and the tone of what stands quietly on it. */
export const tones = {
  leaf: { ground: adult1, quiet: adult2 },
  sky: { ground: sky, quiet: "#b3d3da" },
  sand: { ground: sand, quiet: hairline },
} as const;

interface LessonPicture {
  slug: LessonSlug;
  number: number;
  tone: keyof typeof tones;
  /** What stands over the number. */
  drawing: string;
}

/** A free lesson's picture: its number, large and quiet, and the idea of the lesson as a movement over it. */
export function toLessonPicture({ slug, number, tone, drawing }: LessonPicture): Artwork {
  const { ground, quiet } = tones[tone];
  return {
    file: `lessons/${slug}.webp`,
    width: 1200,
    height: 900,
    drawing: `<rect width="1200" height="900" fill="${ground}"/>
      <text class="numeral" x="56" y="838" font-size="520" fill="${quiet}">${number}</text>
      ${drawing}`,
  };
}

/** The one thick line of a picture, with its start dot and arrow head. */
export function movement(curve: Curve, start: string = coral): string {
  return arc(curve, { stroke: ink, width: 9, dot: start });
}

export function hairlines(curve: Curve, count = 7): string {
  return echoes(curve, { stroke: ink, width: 2, count });
}

export function dot(x: number, y: number, fill: string, radius = 19): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;
}
