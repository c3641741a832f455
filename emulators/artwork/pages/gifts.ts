import { arc, echoes } from "#artwork/arc.ts";
import { placed, type Curve } from "#artwork/curve.ts";
import { levelArcs } from "#artwork/level-arcs.ts";
import { levels } from "#artwork/levels.ts";
import type { Artwork } from "#artwork/page.ts";
import { palette } from "#artwork/palette.ts";

const { coral, coralNight, ink, kids2, marigold, sand, white } = palette;

/** A bow: an end, two loops and the other end, in one line. */
const bow: Curve = [
  [660, 790],
  [730, 650],
  [820, 560],
  [900, 500],
  [1010, 400],
  [1260, 260],
  [1260, 470],
  [1260, 670],
  [1010, 600],
  [900, 500],
  [790, 600],
  [540, 670],
  [540, 470],
  [540, 260],
  [790, 400],
  [900, 500],
  [980, 560],
  [1070, 650],
  [1140, 790],
];

const envelope = `<path d="M300 760L900 420L1500 760V1330H300Z" fill="${coralNight}"/>
  <rect x="420" y="220" width="960" height="900" rx="10" fill="${white}"/>`;

const pocket = `<path d="M300 760L900 1120L1500 760V1330H300Z" fill="${coral}"/><path d="M300 1330L820 1010M1500 1330L980 1010" stroke="${coralNight}" stroke-width="6" stroke-linecap="round"/>`;

const cards = [
  { level: levels["2A"], degrees: -24 },
  { level: levels["1B"], degrees: -8 },
  { level: levels.kids1A, degrees: 8 },
  { level: levels["1A"], degrees: 24 },
];

const fan = cards.map(({ level, degrees }) => {
  const movement = placed(levelArcs[level.name], { x: 460, y: 190, width: 280, height: 250 });
  return `<g transform="rotate(${degrees} 600 1020)"><rect x="404" y="104" width="392" height="552" rx="12" fill="${ink}" opacity="0.12"/><rect x="400" y="100" width="392" height="552" rx="12" fill="${level.ground}"/>
    ${echoes(movement, { stroke: level.line, width: 2, count: 6 })}${arc(movement, { stroke: level.line, width: 8, dot: level.dot })}
    <path d="M460 560H620" stroke="${level.line}" stroke-width="6" stroke-linecap="round"/></g>`;
});

/** A card in its envelope, and a choice of cards. */
export const gifts: readonly Artwork[] = [
  {
    file: "pages/gifts.webp",
    width: 1800,
    height: 1500,
    quality: "flat",
    drawing: `<rect width="1800" height="1500" fill="${kids2}"/>${envelope}
      ${arc(bow, { stroke: ink, width: 12, dot: coral })}<circle cx="900" cy="500" r="40" fill="${marigold}"/>${pocket}`,
  },
  {
    file: "pages/gifts-cards.webp",
    width: 1200,
    height: 900,
    quality: "flat",
    drawing: `<rect width="1200" height="900" fill="${sand}"/><g transform="translate(0 90)">${fan.join("")}</g>`,
  },
];
