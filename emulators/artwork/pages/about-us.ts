import { arc, echoes } from "#artwork/arc.ts";
import type { Curve } from "#artwork/curve.ts";
import { hand, sleeve, type HandColors } from "#artwork/hand.ts";
import type { Artwork } from "#artwork/page.ts";
import { palette } from "#artwork/palette.ts";
import { skins } from "#artwork/skins.ts";

const { adult1, adult4, coral, coralNight, ink, kids1, marigold, paper, pine, sand, sky } = palette;

const movement: Curve = [
  [130, 690],
  [420, 120],
  [1180, 60],
  [1680, 470],
];

const arm = (x: number, y: number, degrees: number, skin: HandColors, cloth: string, cuff: string) =>
  `<g transform="translate(${x} ${y}) rotate(${degrees}) scale(2.5)">${hand(skin)}${sleeve(cloth, cuff)}</g>`;

/** A hand in a frame of the storyboard, the further along the later. */
function frame(index: number): string {
  const x = 60 + (index % 2) * 560;
  const y = 60 + Math.floor(index / 2) * 405;
  const degrees = -42 + index * 26;
  return `<g transform="translate(${x} ${y})"><rect width="520" height="375" rx="10" fill="${[sky, adult1, kids1, paper][index]}"/>
    <clipPath id="frame-${index}"><rect width="520" height="375" rx="10"/></clipPath>
    <g clip-path="url(#frame-${index})"><path d="M60 232C120 60 400 40 470 210" fill="none" stroke="${ink}" stroke-width="4" stroke-dasharray="2 13" stroke-linecap="round"/>
    <g transform="translate(262 500) rotate(${degrees}) translate(0 -190) scale(0.9)">${hand(skins.umber)}${sleeve(pine, adult4)}</g></g></g>`;
}

/** Three people, and how a lesson is planned. */
export const aboutUs: readonly Artwork[] = [
  {
    file: "pages/about-us.webp",
    width: 1800,
    height: 1500,
    quality: 78,
    drawing: `<rect width="1800" height="1500" fill="${sand}"/>
      ${echoes(movement, { stroke: ink, width: 2.2, count: 10, until: 0.2 })}${arc(movement, { stroke: ink, width: 10, dot: coral })}
      ${arm(420, 1180, -12, skins.umber, pine, adult4)}${arm(920, 1010, 2, skins.clay, coral, coralNight)}${arm(1400, 1140, 13, skins.rose, marigold, "#c47f0e")}`,
  },
  {
    file: "pages/about-us-lesson.webp",
    width: 1200,
    height: 900,
    quality: "flat",
    drawing: `<rect width="1200" height="900" fill="${sand}"/>${[0, 1, 2, 3].map(frame).join("")}`,
  },
];
