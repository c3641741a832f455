import { limb } from "#artwork/limb.ts";
import { recommendedCover } from "#artwork/recommended/recommended-cover.ts";

const ground = "#f4a3b5";
const ink = "#2a0d18";
const white = "#fff4ee";

/** Two brushed brows, one lifted further, over a face that is nothing but eyes and a title. */
export const eyebrowsUp = recommendedCover(
  "eyebrows-up",
  `<rect width="1200" height="1600" fill="${ground}"/>
  <g fill="${ink}"><path d="${brow([70, 470], [150, 250], [380, 190], [540, 330])}"/><path d="${brow([660, 250], [790, 40], [1030, 30], [1140, 260])}"/></g>
  ${eye(318, 690)}${eye(884, 690)}
  <g class="display" fill="${ink}" style="font-weight:800;letter-spacing:-0.055em" font-size="258"><text x="56" y="1180">eyebrows</text><text x="56" y="1404">up</text></g>
  <g class="strong" fill="${ink}" font-size="46"><text x="490" y="1346">The grammar</text><text x="490" y="1402">on your face</text><text x="72" y="1540">Dov Harrigan</text></g>`,
);

function eye(x: number, y: number): string {
  return `<circle cx="${x}" cy="${y}" r="150" fill="${white}"/><circle cx="${x + 26}" cy="${y - 52}" r="84" fill="${ink}"/><circle cx="${x + 54}" cy="${y - 84}" r="22" fill="${white}"/>`;
}

function brow(...spine: Parameters<typeof limb>[0]): string {
  return limb(spine, (share) => 22 + 46 * Math.sin(Math.PI * (0.12 + 0.8 * share)), 8);
}
