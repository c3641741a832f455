import { recommendedCover } from "#artwork/recommended/recommended-cover.ts";

const ground = "#cfdde3";
const ink = "#1d3a4c";
const warm = "#d9472b";

/** Four ways of falling: straight, swayed, looped and splashed. */
const falls = [
  (x: number, y: number, long: number) => `M${x} ${y}v${long}`,
  (x: number, y: number, long: number) =>
    `M${x} ${y}c14 ${long / 4} -14 ${long / 4} 0 ${long / 2}c14 ${long / 4} -14 ${long / 4} 0 ${long / 2}`,
  (x: number, y: number, long: number) =>
    `M${x} ${y}v${long * 0.4}c0 40 -44 40 -44 8c0 -30 44 -30 44 8v${long * 0.4}`,
  (x: number, y: number, long: number) =>
    `M${x} ${y}v${long - 40}m-26 22c4 -16 14 -20 26 -4c12 -16 22 -12 26 4`,
] as const;

export const rainInFourHandshapes = recommendedCover(
  "rain-in-four-handshapes",
  `<rect width="1200" height="1600" fill="${ground}"/>
  <g fill="none" stroke="${ink}" stroke-width="5.5" stroke-linecap="round">${falls.map((fall, index) => column(fall, index)).join("")}</g>
  <rect y="560" width="1200" height="430" fill="${ground}"/>
  <g class="text" fill="${ink}" style="font-weight:200;letter-spacing:-0.03em" font-size="126"><text x="72" y="700">Rain in Four</text><text x="72" y="830">Handshapes</text></g>
  <g class="text" fill="${ink}" font-size="36"><text x="76" y="920">Imogen Tsai-Bell</text><text x="1128" y="920" text-anchor="end" font-style="italic">Notes on ASL poetry</text></g>
  <path d="${falls[2](1004, 430, 470)}" fill="none" stroke="${warm}" stroke-width="9" stroke-linecap="round"/>`,
);

function column(fall: (typeof falls)[number], index: number): string {
  return Array.from({ length: 24 }, (_, drop) => {
    const x = 100 + index * 280 + (drop % 4) * 58;
    const y = -90 + ((drop * 271 + index * 130 + (drop % 4) * 37) % 1760);
    return `<path d="${fall(x, y, 120 + ((drop * 53) % 110))}"/>`;
  }).join("");
}
