import { hand } from "#artwork/hand.ts";
import { recommendedCover } from "#artwork/recommended/recommended-cover.ts";

const paper = "#f1e4ca";
const oxblood = "#6b1519";
const place = "translate(626 1140) rotate(5) scale(2.5)";

/** Wavy lines over the whole cover and beyond, for a mask to cut out of. */
const engraving = Array.from(
  { length: 110 },
  (_, index) => `<path d="M-200 ${index * 15}q100 -26 200 0t200 0t200 0t200 0t200 0t200 0t200 0"/>`,
).join("");

/** An open hand as an engraver would cut it: of lines alone, crossed where the thumb is in shade. */
export const keptInTheHands = recommendedCover(
  "kept-in-the-hands",
  `<mask id="whole"><g transform="${place}">${hand({ light: "#fff", shade: "#fff" })}</g></mask>
  <mask id="thumb"><g transform="${place}">${hand({ light: "#000", shade: "#fff" })}</g></mask>
  <rect width="1200" height="1600" fill="${paper}"/>
  <g class="serif" fill="${oxblood}" text-anchor="middle">
    <text x="604" y="250" font-size="178" font-weight="700" style="letter-spacing:0.05em">KEPT</text>
    <path d="M150 322H470M730 322H1050" stroke="${oxblood}" stroke-width="4"/>
    <text x="600" y="342" font-size="72" font-style="italic">in the</text>
    <text x="604" y="506" font-size="178" font-weight="700" style="letter-spacing:0.05em">HANDS</text></g>
  <g fill="none" stroke="${oxblood}" stroke-width="7.5"><g mask="url(#whole)">${engraving}</g>
    <g mask="url(#thumb)"><g transform="rotate(62 500 900)">${engraving}</g></g></g>
  <rect y="1270" width="1200" height="330" fill="${oxblood}"/>
  <g fill="none"><rect x="44" y="44" width="1112" height="1512" stroke="${oxblood}" stroke-width="8"/>
    <path d="M44 1270V1556H1156V1270" stroke="${paper}" stroke-width="4"/></g>
  <g class="serif" fill="${paper}" text-anchor="middle"><text x="600" y="1386" font-size="54" font-style="italic">A short history of American Sign Language</text>
    <text x="604" y="1490" font-size="48" style="letter-spacing:0.14em">RUTH VALDARNO</text></g>`,
);
