import { arc, echoes } from "#artwork/arc.ts";
import type { Curve } from "#artwork/curve.ts";
import { hand, sleeve } from "#artwork/hand.ts";
import type { Artwork } from "#artwork/page.ts";
import { palette } from "#artwork/palette.ts";
import { skins } from "#artwork/skins.ts";

const { adult4, coral, ink, pine, sky, white } = palette;

const flight: Curve = [
  [560, 880],
  [760, 700],
  [1120, 640],
  [1130, 400],
  [1136, 220],
  [900, 200],
  [900, 390],
  [900, 600],
  [1330, 560],
  [1660, 190],
];

const lines = [0, 1, 2, 3, 4]
  .map(
    (line) =>
      `<path d="M330 ${820 + line * 90}H${line === 4 ? 560 : 800}" stroke="${ink}" stroke-width="5" stroke-linecap="round" opacity="0.35"/>`,
  )
  .join("");

/** A letter that takes off. */
export const contactUs: Artwork = {
  file: "pages/contact-us.webp",
  width: 1800,
  height: 1500,
  quality: 78,
  drawing: `<rect width="1800" height="1500" fill="${sky}"/>
    <g transform="rotate(-8 560 1000)"><rect x="220" y="580" width="700" height="860" rx="10" fill="${white}"/>${lines}</g>
    ${echoes(flight, { stroke: ink, width: 2.2, count: 7, until: 0.55 })}${arc(flight, { stroke: ink, width: 11, dot: coral })}
    <g transform="translate(1380 1180) rotate(-14) scale(2.3)">${hand(skins.clay)}${sleeve(pine, adult4)}</g>`,
};
