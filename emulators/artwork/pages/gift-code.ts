import { arc, echoes } from "#artwork/arc.ts";
import type { Curve } from "#artwork/curve.ts";
import type { Artwork } from "#artwork/page.ts";
import { palette } from "#artwork/palette.ts";

const { adult1, adult2, coral, ink, kids1, marigold, pine, sky, white } = palette;

/** A bow that comes undone: one loop still stands, the other end flies off. */
const untied: Curve = [
  [470, 860],
  [500, 720],
  [560, 640],
  [650, 590],
  [760, 520],
  [330, 290],
  [330, 500],
  [330, 700],
  [560, 690],
  [650, 590],
  [800, 430],
  [1010, 760],
  [1180, 560],
  [1310, 405],
  [1420, 250],
  [1660, 210],
];

interface CodeRow {
  x: number;
  y: number;
  /** Of one box. The row is about sixteen long. */
  side: number;
  fill: string;
}

/** The twelve boxes of a code, in three groups. */
function codeRow({ x, y, side, fill }: CodeRow): string {
  const step = side * 1.22;
  return Array.from({ length: 12 }, (_, index) => {
    const left = x + index * step + Math.floor(index / 4) * side * 0.5;
    return `<rect x="${left}" y="${y}" width="${side}" height="${side * 1.25}" rx="${side * 0.1}" fill="${fill}" stroke="${ink}" stroke-width="${side * 0.07}"/>`;
  }).join("");
}

const line = (path: string, width: number) =>
  `<path d="${path}" stroke="${ink}" stroke-width="${width}" stroke-linecap="round" fill="none"/>`;

const smallArc: Curve = [
  [210, 330],
  [230, 180],
  [370, 130],
  [500, 200],
];

/** The code of a gift: where it is going, and where it stands. */
export const giftCode: readonly Artwork[] = [
  {
    file: "pages/gift-code.webp",
    width: 1800,
    height: 1500,
    quality: "flat",
    drawing: `<rect width="1800" height="1500" fill="${adult2}"/>
      <g transform="rotate(-6 760 860)"><rect x="216" y="316" width="1080" height="1010" rx="14" fill="${ink}" opacity="0.12"/><rect x="200" y="300" width="1080" height="1010" rx="14" fill="${white}"/>
        ${codeRow({ x: 290, y: 1090, side: 58, fill: kids1 })}</g>
      ${echoes(untied.slice(9), { stroke: ink, width: 2.4, count: 7, until: 0.45 })}${arc(untied, { stroke: ink, width: 12, dot: coral })}
      <circle cx="650" cy="590" r="38" fill="${marigold}"/>`,
  },
  {
    file: "pages/gift-code-where.webp",
    width: 1200,
    height: 900,
    quality: "flat",
    drawing: `<rect width="1200" height="900" fill="${kids1}"/>
      <g transform="rotate(-5 370 460)"><rect x="128" y="108" width="500" height="700" rx="10" fill="${ink}" opacity="0.12"/><rect x="120" y="100" width="500" height="700" rx="10" fill="${adult1}"/>
        ${arc(smallArc, { stroke: ink, width: 8, dot: coral })}
        ${line("M180 440H560M180 490H560M180 540H420", 5)}
        ${codeRow({ x: 175, y: 650, side: 25, fill: marigold })}</g>
      <g transform="rotate(4 900 470)"><rect x="720" y="120" width="360" height="690" rx="46" fill="${ink}"/><rect x="738" y="138" width="324" height="654" rx="30" fill="${white}"/>
        ${line("M770 200H900", 9)}${line("M770 240H1020", 5)}
        <rect x="770" y="280" width="260" height="190" rx="8" fill="${sky}"/>
        <g transform="translate(705 250) scale(0.55)">${arc(smallArc, { stroke: pine, width: 11, dot: coral })}</g>
        ${line("M770 530H1020M770 570H930", 5)}
        ${codeRow({ x: 768, y: 640, side: 17, fill: marigold })}</g>`,
  },
];
