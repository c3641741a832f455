import { arc, echoes } from "#artwork/arc.ts";
import { toCover, toInside } from "#artwork/blog/blog-picture.ts";
import type { Curve } from "#artwork/curve.ts";
import { hand, sleeve } from "#artwork/hand.ts";
import type { Artwork } from "#artwork/page.ts";
import { palette } from "#artwork/palette.ts";
import { skins } from "#artwork/skins.ts";

const { adult4, coral, ink, marigold, paper, pine, sand, sky } = palette;

const movement: Curve = [
  [250, 640],
  [300, 170],
  [900, 30],
  [1390, 300],
];

/** Where each number stands, and what it points to. */
const marks: readonly (readonly [x: number, y: number, toX: number, toY: number])[] = [
  [1010, 150, 905, 205],
  [1120, 560, 850, 520],
  [330, 780, 262, 668],
  [330, 300, 395, 345],
  [1420, 690, 1420, 690],
];

const numbers = marks
  .map(
    ([x, y, toX, toY], index) =>
      `<path d="M${x} ${y}L${toX} ${toY}" stroke="${ink}" stroke-width="3"/>
      <circle cx="${x}" cy="${y}" r="44" fill="${paper}"/>
      <text class="numeral" x="${x}" y="${y + 20}" font-size="56" text-anchor="middle" fill="${pine}">${index + 1}</text>`,
  )
  .join("");

const face = `<g fill="none" stroke="${ink}" stroke-width="12" stroke-linecap="round"><path d="M1330 566C1350 544 1382 544 1400 562M1440 562C1458 544 1490 544 1510 566"/></g>
  <circle cx="1366" cy="600" r="11" fill="${ink}"/><circle cx="1474" cy="600" r="11" fill="${ink}"/>`;

const parts = ["handshape", "palm orientation", "location", "movement", "face and body"];

const rows = parts
  .map((part, index) => {
    const y = 118 + index * 116;
    return `<circle cx="170" cy="${y}" r="40" fill="${index === 4 ? marigold : paper}"/>
      <text class="numeral" x="170" y="${y + 18}" font-size="50" text-anchor="middle" fill="${pine}">${index + 1}</text>
      <text class="display" x="256" y="${y + 24}" font-size="70" fill="${ink}">${part}</text>
      ${index < 4 ? `<path d="M256 ${y + 58}H1080" stroke="${ink}" stroke-width="2" opacity="0.2"/>` : ""}`;
  })
  .join("");

/** A hand with five things to look at, and their names. */
export const fivePartsOfASign: readonly Artwork[] = [
  toCover(
    "five-parts-of-a-sign",
    sky,
    `${echoes(movement, { stroke: ink, width: 2, count: 8, until: 0.25 })}${arc(movement, { stroke: ink, width: 10, dot: coral })}
    <g transform="translate(790 700) rotate(6) scale(2.35)">${hand(skins.umber)}${sleeve(pine, adult4)}</g>${face}${numbers}`,
  ),
  toInside("five-parts-of-a-sign", "list", sand, rows),
];
