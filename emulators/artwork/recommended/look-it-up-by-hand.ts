import { recommendedCover } from "#artwork/recommended/recommended-cover.ts";

const ground = "#f3ead9";
const ink = "#1b1a19";
const cell = { width: 82, height: 67 };
const columns = 13;
const rows = 2;
const top = 582;
const left = 100;

/** The reference's sections: a color, and the kind of movement that fills it. */
const sections = [
  { color: "#c8321f", stroke: "M-11 8C-9 -8 2 -12 11 -7" },
  { color: "#2b4fa3", stroke: "M-11 0H11" },
  { color: "#1a1a1a", stroke: "M-12 6C-10 -10 -2 -10 0 6C2 -10 10 -10 12 6" },
  { color: "#0f7a54", stroke: "M-10 8C10 12 14 -10 2 -10C-8 -10 -6 4 11 1" },
  { color: "#d98a00", stroke: "M-9 -9L0 9L9 -9" },
  { color: "#7b3f98", stroke: "M-12 2C-7 -11 -4 -11 0 0C4 11 7 11 12 -2" },
  { color: "#1f8aa5", stroke: "M9 -4A10 10 0 1 0 4 9" },
] as const;

/** 182 small movements, each turned its own way, in as many sections as the fore-edge has thumb cuts. */
export const lookItUpByHand = recommendedCover(
  "look-it-up-by-hand",
  `<rect width="1200" height="1600" fill="${ground}"/>
  <g class="poster" fill="${ink}" font-size="262" style="letter-spacing:-0.035em"><text x="70" y="252">Look it up</text><text x="70" y="464">by hand</text></g>
  <g class="strong" fill="${ink}" font-size="32"><text x="800" y="382">An ASL reference:</text>
    <text x="800" y="423">800+ signs, found</text><text x="800" y="464">by their handshape</text></g>
  ${sections.map(toSection).join("")}
  <text class="strong" fill="${ink}" font-size="40" x="72" y="1548">Tamsin Okafor-Reyes</text>
  <text class="text" fill="${ink}" font-size="30" x="1128" y="1548" text-anchor="end">Ninth Window Press</text>`,
);

function toSection({ color, stroke }: (typeof sections)[number], section: number): string {
  const y = top + section * rows * cell.height;
  const marks = Array.from({ length: columns * rows }, (_, index) => {
    const across = left + (index % columns) * cell.width;
    const down = y + Math.floor(index / columns) * cell.height;
    const angle = ((section * 5 + index * index * 7 + index * 3) % 24) * 15;
    return `<path d="${stroke}" transform="translate(${across} ${down}) rotate(${angle}) scale(1.9)"/>`;
  });
  const cut = y + cell.height / 2;
  return `<g fill="none" stroke="${color}" stroke-width="4.4" stroke-linecap="round" stroke-linejoin="round">${marks.join("")}</g>
    <path d="M1200 ${cut - 54}A54 54 0 0 0 1200 ${cut + 54}Z" fill="${color}"/>`;
}
