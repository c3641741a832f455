import { arc } from "#artwork/arc.ts";
import { caption, toCover, toInside } from "#artwork/blog/blog-picture.ts";
import { placed, traced, type Curve } from "#artwork/curve.ts";
import { levelArcs } from "#artwork/level-arcs.ts";
import type { Artwork } from "#artwork/page.ts";
import { palette } from "#artwork/palette.ts";

const { adult1, adult2, coral, ink, kids1, kids2, marigold, paper, pine, sand, sky } = palette;
const turn = Math.PI * 2;

/** Ten movements in a square of side 1; none of them is a particular sign. */
const movements: readonly Curve[] = [
  [
    [0.04, 0.85],
    [0.08, 0.3],
    [0.45, 0.02],
    [0.96, 0.16],
  ],
  traced((time) => {
    const angle = turn * (0.55 + 0.92 * time);
    return [0.5 + 0.42 * Math.cos(angle), 0.5 + 0.42 * Math.sin(angle)];
  }, 10),
  traced((time) => [0.04 + 0.92 * time, 0.86 - 0.72 * Math.abs(Math.sin(Math.PI * 2 * time)) ** 0.9], 28),
  traced((time) => [0.5 + 0.2 * Math.sin(turn * 1.25 * time), 0.04 + 0.92 * time], 10),
  traced((time) => [0.04 + 0.92 * time, 0.5 + 0.3 * Math.sin(turn * 1.5 * time)], 12),
  traced((time) => {
    const angle = turn * (0.5 + 1.5 * time);
    return [
      0.5 + 0.46 * (1 - time * 0.72) * Math.cos(angle),
      0.5 + 0.46 * (1 - time * 0.72) * Math.sin(angle),
    ];
  }, 24),
  [
    [0.1, 0.12],
    [0.5, 0.1],
    [0.9, 0.4],
    [0.88, 0.92],
  ],
  traced((time) => [0.5 - 0.4 * Math.cos(Math.PI * time) - 0.06, 0.5 + 0.42 * Math.sin(turn * time)], 14),
  levelArcs.kids1B,
  [
    [0.06, 0.5],
    [0.2, 1.05],
    [0.85, 1.0],
    [0.94, 0.1],
  ],
];

const grounds = [sky, adult2, sand, kids2, paper, kids1, marigold, adult1, sand, sky];

const cells = movements.map((movement, index) => {
  const x = (index % 5) * 320;
  const y = Math.floor(index / 5) * 450;
  const field = { x: x + 60, y: y + 125, width: 200, height: 200 };
  return `<rect x="${x}" y="${y}" width="320" height="450" fill="${grounds[index]}"/>
    ${arc(placed(movement, field), { stroke: ink, width: 9, dot: index === 6 ? pine : coral })}`;
});

const explained: Curve = [
  [190, 470],
  [250, 130],
  [640, 60],
  [980, 250],
];

/** Ten movements on a sheet, and how to read one. */
export const yourFirstTenSigns: readonly Artwork[] = [
  toCover("your-first-ten-signs", sand, cells.join("")),
  toInside(
    "your-first-ten-signs",
    "notation",
    sky,
    `${arc(explained, { stroke: ink, width: 11, dot: coral })}
    ${caption(190, 560, "where it starts")}
    ${caption(560, 330, "which way it goes")}
    ${caption(980, 350, "where it ends")}`,
  ),
];
