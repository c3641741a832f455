import { glossCard, toCover, toInside } from "#artwork/blog/blog-picture.ts";
import { hand, sleeve, type HandColors } from "#artwork/hand.ts";
import type { Artwork } from "#artwork/page.ts";
import { palette } from "#artwork/palette.ts";
import { skins } from "#artwork/skins.ts";

const {
  adult3,
  adult4,
  coral,
  coralNight,
  hairline,
  ink,
  kids1,
  kids2,
  marigold,
  paper,
  pine,
  pineNight,
  sand,
} = palette;

interface Guest {
  skin: HandColors;
  sleeve: readonly [string, string];
  size: number;
  /** Where the wrist is and which way the fingers point, in degrees from up. */
  place: readonly [x: number, y: number, degrees: number];
}

const guests: readonly Guest[] = [
  { skin: skins.umber, sleeve: [pine, pineNight], size: 1.25, place: [318, 470, 88] },
  { skin: skins.rose, sleeve: [coral, coralNight], size: 1.25, place: [1290, 420, -86] },
  { skin: skins.clay, sleeve: [marigold, "#c47f0e"], size: 0.85, place: [700, 72, 172] },
  { skin: skins.night, sleeve: [adult3, adult4], size: 0.85, place: [890, 838, -6] },
];

const sightLines = [
  "M560 400C600 300 640 290 690 285",
  "M730 285C840 280 980 330 1040 380",
  "M1030 470C1010 560 960 620 900 640",
  "M850 650C720 650 610 590 560 510",
];

const table = `<circle cx="800" cy="450" r="392" fill="${paper}"/>
  <circle cx="800" cy="450" r="352" fill="none" stroke="${hairline}" stroke-width="3"/>
  <circle cx="800" cy="456" r="104" fill="${sand}"/><circle cx="800" cy="456" r="80" fill="${marigold}"/>
  <path d="M756 440C776 420 806 424 816 440M776 474C796 460 822 462 836 474" fill="none" stroke="${paper}" stroke-width="7" stroke-linecap="round"/>`;

function toArm({ skin, sleeve: [cloth, cuff], size, place: [x, y, degrees] }: Guest): string {
  return `<g transform="translate(${x} ${y}) rotate(${degrees}) scale(${size})">${hand(skin)}${sleeve(cloth, cuff)}</g>`;
}

const cards: readonly (readonly [string, number, number, number])[] = [
  ["MORE", 240, 200, -5],
  ["MILK", 600, 180, 2],
  ["FINISH", 955, 215, 4],
  ["HOT", 380, 470, 3],
  ["WANT", 800, 480, -4],
];

/** A table with four people at it, and the five signs of its first week. */
export const signingWithKidsAtTheTable: readonly Artwork[] = [
  toCover(
    "signing-with-kids-at-the-table",
    kids1,
    `${table}<g fill="none" stroke="${ink}" stroke-width="4" stroke-linecap="round" stroke-dasharray="1 14">${sightLines.map((line) => `<path d="${line}"/>`).join("")}</g>${guests.map(toArm).join("")}`,
  ),
  toInside(
    "signing-with-kids-at-the-table",
    "five",
    kids2,
    cards
      .map(
        ([words, x, y, degrees]) =>
          `<g transform="rotate(${degrees} ${x} ${y})"><path d="M${x - 130} ${y + 60}L${x - 150} ${y + 96}H${x + 150}L${x + 130} ${y + 60}Z" fill="${coralNight}" opacity="0.24"/>${glossCard({ x, y, width: 280, height: 130, words, size: 48 })}</g>`,
      )
      .join(""),
  ),
];
