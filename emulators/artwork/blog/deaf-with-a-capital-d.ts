import { arc, echoes } from "#artwork/arc.ts";
import { toCover, toInside } from "#artwork/blog/blog-picture.ts";
import type { Curve } from "#artwork/curve.ts";
import type { Artwork } from "#artwork/page.ts";
import { palette } from "#artwork/palette.ts";

const { coral, ink, marigold, paper, sand } = palette;

const way: Curve = [
  [330, 330],
  [430, 60],
  [880, 10],
  [1030, 205],
];

interface Word {
  words: string;
  x: number;
  y: number;
  width: number;
}

const kept: readonly Word[] = [
  { words: "Deaf", x: 90, y: 130, width: 230 },
  { words: "hard of hearing", x: 350, y: 130, width: 460 },
  { words: "DeafBlind", x: 90, y: 270, width: 340 },
  { words: "late-deafened", x: 460, y: 270, width: 420 },
];

const putAway: readonly Word[] = [
  { words: "hearing-impaired", x: 90, y: 480, width: 440 },
  { words: "deaf-mute", x: 560, y: 480, width: 270 },
  { words: "deaf and dumb", x: 90, y: 575, width: 380 },
];

const keptCards = kept
  .map(
    ({ words, x, y, width }) =>
      `<rect x="${x}" y="${y - 78}" width="${width}" height="112" rx="10" fill="${paper}"/><text class="display" x="${x + 32}" y="${y}" font-size="58" fill="${ink}">${words}</text>`,
  )
  .join("");

const crossed = putAway
  .map(
    ({ words, x, y, width }) =>
      `<text class="text" x="${x + 6}" y="${y}" font-size="48" fill="${ink}">${words}</text><path d="M${x} ${y - 14}H${x + width - 50}" stroke="${coral}" stroke-width="6" stroke-linecap="round"/>`,
  )
  .join("");

/** A letter on its way, and words to keep and to put away. */
export const deafWithACapitalD: readonly Artwork[] = [
  toCover(
    "deaf-with-a-capital-d",
    marigold,
    `<text class="numeral" x="180" y="810" font-size="620" fill="none" stroke="${ink}" stroke-width="5">d</text>
    <text class="numeral" x="820" y="810" font-size="860" fill="${ink}">D</text>
    ${echoes(way, { stroke: ink, width: 2.5, count: 7, until: 0.4 })}${arc(way, { stroke: ink, width: 11, dot: coral })}`,
  ),
  toInside(
    "deaf-with-a-capital-d",
    "words",
    sand,
    `${keptCards}<path d="M90 382H1110" stroke="${ink}" stroke-width="3"/>${crossed}`,
  ),
];
