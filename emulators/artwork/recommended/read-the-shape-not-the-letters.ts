import { recommendedCover } from "#artwork/recommended/recommended-cover.ts";

const ground = "#dbe64c";
const ink = "#14160a";

/** The title is spelled eight times, faster each time, until the letters are one shape. */
export const readTheShapeNotTheLetters = recommendedCover(
  "read-the-shape-not-the-letters",
  `<rect width="1200" height="1600" fill="${ground}"/>
  ${Array.from({ length: 8 }, (_, index) => toLine(index)).join("")}
  <g class="gloss" fill="${ink}" font-size="44" style="font-weight:600" text-anchor="end"><text x="1128" y="1254">Read the shape,</text><text x="1128" y="1310">not the letters</text>
    <text x="1128" y="1450">Fingerspelling at full speed</text><text x="1128" y="1506">Jonah Lisowski-Grant</text></g>`,
);

function toLine(index: number): string {
  const length = 1056 - index * 118;
  return `<text class="poster" x="72" y="${226 + index * 184}" font-size="218" fill="${ink}" textLength="${length}">READ THE SHAPE</text>`;
}
