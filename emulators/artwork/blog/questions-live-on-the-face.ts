import { arc } from "#artwork/arc.ts";
import { caption, glossCard, toCover, toInside } from "#artwork/blog/blog-picture.ts";
import type { Curve } from "#artwork/curve.ts";
import type { Artwork } from "#artwork/page.ts";
import { palette } from "#artwork/palette.ts";

const { adult1, coral, ink, marigold } = palette;

/** An eyebrow at a height: 0 at rest, 1 raised. */
function brow(side: 1 | -1, height: number): string {
  const x = (reach: number) => 800 + side * reach;
  const y = (rest: number, lift: number) => rest - lift * height;
  return `M${x(120)} ${y(470, 190)}C${x(200)} ${y(400, 270)} ${x(360)} ${y(400, 270)} ${x(480)} ${y(500, 170)}`;
}

const heights = [0, 0.2, 0.4, 0.6, 0.8];

const face = ([1, -1] as const)
  .map(
    (side) => `
    <g fill="none" stroke="${ink}" stroke-width="3" stroke-linecap="round">${heights.map((height) => `<path d="${brow(side, height)}" opacity="${0.25 + height * 0.5}"/>`).join("")}</g>
    <path d="${brow(side, 1)}" fill="none" stroke="${ink}" stroke-width="34" stroke-linecap="round"/>
    <ellipse cx="${800 + side * 290}" cy="640" rx="52" ry="60" fill="${ink}"/>`,
  )
  .join("");

const raised: Curve = [
  [170, 150],
  [230, 70],
  [380, 62],
  [600, 62],
];

const lowered: Curve = [
  [170, 410],
  [400, 396],
  [600, 410],
  [810, 478],
];

const sentence = (words: readonly string[], y: number) =>
  words
    .map((word, index) => glossCard({ x: 270 + index * 220, y, width: 200, words: word, size: 40 }))
    .join("");

/** Two eyebrows on their way up, and what they do over a sentence. */
export const questionsLiveOnTheFace: readonly Artwork[] = [
  toCover("questions-live-on-the-face", marigold, face),
  toInside(
    "questions-live-on-the-face",
    "brows",
    adult1,
    `${arc(raised, { stroke: ink, width: 8, dot: coral })}
    ${sentence(["YOU", "DEAF"], 230)}${caption(860, 222, "eyebrows up:", "start")}${caption(860, 264, "yes or no?", "start")}
    ${arc(lowered, { stroke: ink, width: 8, dot: coral })}
    ${sentence(["YOUR", "NAME", "WHAT"], 560)}${caption(860, 552, "eyebrows down:", "start")}${caption(860, 594, "tell me", "start")}`,
  ),
];
