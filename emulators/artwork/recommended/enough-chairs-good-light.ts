import { round } from "#artwork/curve.ts";
import { recommendedCover } from "#artwork/recommended/recommended-cover.ts";

const night = "#16302b";
const lamp = "#f6d58a";
const wood = "#b5673a";
const cream = "#fbf1dc";
const middle = { x: 600, y: 1010 };

/** A round table from above, under its lamp: eleven chairs are taken from the dark, and one is drawn back for whoever reads. */
export const enoughChairsGoodLight = recommendedCover(
  "enough-chairs-good-light",
  `<rect width="1200" height="1600" fill="${night}"/>
  <circle cx="${middle.x}" cy="${middle.y}" r="480" fill="#3d5145"/>
  <circle cx="${middle.x}" cy="${middle.y}" r="360" fill="#8c8658"/>
  ${Array.from({ length: 12 }, (_, index) => (index === 5 ? chair(165, 432, lamp) : chair(index * 30 + 15, 334, cream))).join("")}
  <circle cx="${middle.x}" cy="${middle.y}" r="262" fill="${wood}"/>
  <circle cx="${middle.x}" cy="${middle.y}" r="176" fill="${lamp}"/>
  <g class="serif" fill="${cream}" font-style="italic" font-size="188" style="letter-spacing:-0.035em">
    <text x="64" y="214">Enough Chairs,</text><text x="64" y="388">Good Light</text></g>
  <g class="serif" fill="${cream}" font-size="46"><text x="72" y="1540">Celeste Amundsen-Wray</text><text x="1128" y="1540" text-anchor="end" font-style="italic">A memoir</text></g>`,
);

function chair(degrees: number, reach: number, color: string): string {
  const angle = (degrees * Math.PI) / 180;
  const x = round(middle.x + Math.sin(angle) * reach);
  const y = round(middle.y - Math.cos(angle) * reach);
  return `<g transform="translate(${x} ${y}) rotate(${degrees})" fill="${color}"><rect x="-48" y="-34" width="96" height="86" rx="20"/><rect x="-52" y="-58" width="104" height="18" rx="9"/></g>`;
}
