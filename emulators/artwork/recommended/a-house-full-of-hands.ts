import { recommendedCover } from "#artwork/recommended/recommended-cover.ts";
import { roundLetters } from "#artwork/recommended/round-letters.ts";

const ground = "#f8cfa6";
const ink = "#5a1f24";
const left = "#ae3c28";
const right = "#c4512c";
const blanket = "#fbe9d0";
const pen = { x: 104, scale: 1.14, width: 34, color: ink };

/** Two palms as one bowl, and a very small person asleep in it. */
export const aHouseFullOfHands = recommendedCover(
  "a-house-full-of-hands",
  `<rect width="1200" height="1600" fill="${ground}"/>
  ${roundLetters("a house", { ...pen, y: 282 })}${roundLetters("full of", { ...pen, y: 514 })}${roundLetters("hands", { ...pen, y: 746 })}
  <path d="M0 1040A600 600 0 0 0 600 1640V1040Z" fill="${left}"/><path d="M1200 1040A600 600 0 0 1 600 1640V1040Z" fill="${right}"/>
  <circle cx="820" cy="962" r="170" fill="#8a4a35"/>
  <g fill="none" stroke="${ink}" stroke-width="13" stroke-linecap="round"><path d="M738 912A34 34 0 0 0 806 912M850 912A34 34 0 0 0 918 912M802 984A28 28 0 0 0 854 984"/></g>
  <path d="M200 1040A400 400 0 0 0 1000 1040Z" fill="${blanket}"/>
  <g class="strong" fill="${ink}" text-anchor="middle" font-size="46"><text x="600" y="1160">A first year of signing</text><text x="600" y="1220">with your Deaf baby</text></g>
  <text class="strong" fill="${blanket}" text-anchor="middle" font-size="44" x="600" y="1540">Aline Mbeki-Strand</text>`,
);
