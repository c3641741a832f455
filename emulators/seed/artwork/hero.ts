import { arc } from "#seed/artwork/arc.ts";
import { round, type Curve, type Point } from "#seed/artwork/curve.ts";
import { armOutline, fingertips, hand, sleeve } from "#seed/artwork/hand.ts";
import type { Artwork } from "#seed/artwork/page.ts";
import { palette } from "#seed/artwork/palette.ts";

const elbow: Point = [850, 1500];
const forearm = 540;
const scale = 2.9;
const start = -34;
const now = 16;
const goal = 50;

/** The home page's picture: an arm that has swung through the air, and everything it left behind. */
export const hero: Artwork = {
  file: "hero.webp",
  width: 1800,
  height: 1500,
  drawing: `<rect width="1800" height="1500" fill="${palette.sky}"/>
    ${[0, 0.22, 0.44, 0.66].map((share) => swung(start + (now - start) * share, armOutline({ stroke: `color-mix(in srgb, ${palette.pine} ${Math.round(28 + share * 60)}%, ${palette.sky})`, width: 0.75, ground: palette.sky }))).join("")}
    ${fingertips()
      .map((tip, index) => (index === 1 ? "" : trail(tip, { stroke: palette.ink, width: 2.2 }, now)))
      .join("")}
    ${fingertips()
      .slice(1, 2)
      .map((tip) => trail(tip, { stroke: palette.ink, width: 10, dot: palette.coral }, goal))
      .join("")}
    ${swung(now, `${hand({ light: palette.umber, shade: palette.umberShade })}${sleeve(palette.pine, palette.adult4)}`)}`,
};

/** Something drawn at the wrist, at the end of a forearm turned about the elbow. */
function swung(angle: number, drawing: string): string {
  return `<g transform="translate(${elbow[0]} ${elbow[1]}) rotate(${round(angle)}) translate(0 ${-forearm}) scale(${scale})">${drawing}</g>`;
}

function trail([x, y]: Point, style: Parameters<typeof arc>[1], end: number): string {
  const reach = [x * scale, y * scale - forearm] as const;
  const offset = Math.atan2(reach[0], -reach[1]);
  return arc(
    circular(Math.hypot(...reach), (start * Math.PI) / 180 + offset, (end * Math.PI) / 180 + offset),
    style,
  );
}

/** A piece of the circle about the elbow, between two angles from straight up. */
function circular(radius: number, from: number, to: number): Curve {
  const handle = (4 / 3) * Math.tan((to - from) / 4) * radius;
  const at = (angle: number, ahead = 0): Point => [
    elbow[0] + Math.sin(angle) * radius + Math.cos(angle) * ahead,
    elbow[1] - Math.cos(angle) * radius + Math.sin(angle) * ahead,
  ];
  return [at(from), at(from, handle), at(to, -handle), at(to)];
}
