import { arc, echoes } from "#artwork/arc.ts";
import type { Curve } from "#artwork/curve.ts";
import { hand, sleeve, type HandColors } from "#artwork/hand.ts";
import { levels, type Level } from "#artwork/levels.ts";
import type { Artwork } from "#artwork/page.ts";
import { palette } from "#artwork/palette.ts";
import { noorFigure } from "#artwork/portrait-noor.ts";
import { skins } from "#artwork/skins.ts";

const { adult2, adult3, coral, coralNight, ink, kids1, kids2, kidsBundle, marigold, pine, sky, white } =
  palette;

const width = 2400;
const height = 800;

/** A ball's way across the field: it bounces over Noor and the blocks, and rolls up to the cat. */
const bounces: Curve = [
  [90, 700],
  [150, 250],
  [420, 200],
  [520, 690],
  [600, 60],
  [1180, 10],
  [1290, 690],
  [1350, 300],
  [1680, 270],
  [1776, 640],
];

const ball = `<g transform="translate(1812 668)"><circle r="58" fill="${marigold}"/><path d="M-54 -20C-20 10 20 10 54 -20M-54 22C-20 -4 20 -4 54 22" fill="none" stroke="${white}" stroke-width="10"/></g>`;

const cat = `<g transform="translate(2080 700)" stroke-linecap="round">
  <path d="M150 60C230 40 250 -60 210 -130" fill="none" stroke="${pine}" stroke-width="34"/>
  <path d="M-110 100C-130 -20 -60 -110 30 -110C120 -110 180 -20 172 100Z" fill="${pine}"/>
  <path d="M-150 -120L-156 -236L-88 -186C-66 -194 -30 -194 -8 -186L60 -236L54 -120C54 -60 8 -26 -48 -26C-104 -26 -150 -60 -150 -120Z" fill="${pine}"/>
  <circle cx="-84" cy="-116" r="15" fill="${white}"/><circle cx="-12" cy="-116" r="15" fill="${white}"/>
  <circle cx="-90" cy="-112" r="8" fill="${ink}"/><circle cx="-18" cy="-112" r="8" fill="${ink}"/>
  <path d="M-60 -84L-36 -84L-48 -70Z" fill="${kids1}"/><path d="M-48 -70C-52 -56 -66 -54 -74 -60M-48 -70C-44 -56 -30 -54 -22 -60" fill="none" stroke="${kids1}" stroke-width="5"/>
  <path d="M-60 100V20M10 100V20" stroke="${adult3}" stroke-width="8"/></g>`;

function block(x: number, y: number, degrees: number, face: string, letter: string): string {
  return `<g transform="translate(${x} ${y}) rotate(${degrees})"><rect x="-72" y="-72" width="144" height="144" rx="14" fill="${face}"/><text class="numeral" y="48" font-size="132" text-anchor="middle" fill="${white}">${letter}</text></g>`;
}

const blocks = `${block(1380, 718, -3, pine, "A")}${block(1536, 722, 2, coral, "S")}${block(1692, 716, -2, adult3, "L")}`;

const sun = `<circle cx="2170" cy="210" r="96" fill="${marigold}"/>`;

const rain = `<path d="M2010 250C1960 250 1930 214 1946 174C1958 142 1996 130 2026 142C2046 92 2118 76 2162 112C2186 132 2194 158 2190 178C2234 172 2262 206 2250 238C2246 250 2236 250 2226 250Z" fill="${white}"/>
  <path d="M2000 300L1980 350M2076 300L2056 350M2152 300L2132 350M2228 300L2208 350" stroke="${pine}" stroke-width="12" stroke-linecap="round"/>`;

/** A child's arm that comes up from the lower edge and copies Noor. */
const kid = (x: number, degrees: number, skin: HandColors, cloth: string, cuff: string) =>
  `<g transform="translate(${x} 716) rotate(${degrees}) scale(.82)">${hand(skin)}${sleeve(cloth, cuff)}</g>`;

const kids = `${kid(180, -12, skins.umber, marigold, "#c47f0e")}${kid(322, 8, skins.umber, marigold, "#c47f0e")}${kid(1080, -8, skins.rose, adult3, pine)}${kid(1216, 12, skins.rose, adult3, pine)}`;

interface Scene {
  slug: string;
  level: Pick<Level, "ground" | "line" | "dot">;
  hill: string;
  weather: string;
}

const scenes: readonly Scene[] = [
  { slug: "kids-asl-course-level-1a", level: levels.kids1A, hill: kids2, weather: sun },
  { slug: "kids-asl-course-level-1b", level: levels.kids1B, hill: kids1, weather: rain },
  {
    slug: "asl-essentials-bundle-for-kids",
    level: { ground: kidsBundle, line: marigold, dot: marigold },
    hill: coralNight,
    weather: sun,
  },
];

/** The kids' courses' playground: Noor signs, two kids copy her, and a ball hops past the blocks to the cat. */
export const kidsScenes: readonly Artwork[] = scenes.map(
  ({ slug, level: { ground, line, dot }, hill, weather }) => ({
    file: `courses/${slug}-scene.webp`,
    width,
    height,
    quality: "flat",
    drawing: `<rect width="${width}" height="${height}" fill="${ground}"/>
    ${weather}
    <path d="M0 640C300 540 620 560 900 620C1240 690 1560 700 1840 640C2060 594 2260 600 2400 640V800H0Z" fill="${hill}"/>
    ${echoes(bounces, { stroke: line, width: 2.5, count: 6, until: 0.4 })}
    ${arc(bounces, { stroke: line, width: 9, dot })}
    <g transform="translate(400 60) scale(.52)">${noorFigure}</g>
    ${kids}${blocks}${cat}
    ${ball}`,
  }),
);
