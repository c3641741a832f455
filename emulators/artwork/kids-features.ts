import { arc, echoes } from "#artwork/arc.ts";
import type { Curve } from "#artwork/curve.ts";
import { hand, sleeve, type HandColors } from "#artwork/hand.ts";
import type { Artwork } from "#artwork/page.ts";
import { palette } from "#artwork/palette.ts";
import { skins } from "#artwork/skins.ts";
import { workbookSpread } from "#artwork/workbook-spread.ts";
import { spreads } from "#artwork/workbook-spreads.ts";

const { adult1, adult3, coral, coralNight, ink, kids1, kidsBundle, marigold, pine, sky, white } = palette;
const format = { width: 1200, height: 900, quality: "flat" } as const;

interface Arm {
  skin: HandColors;
  sleeve: readonly [string, string];
  /** Where the wrist is, and the direction of the fingers in degrees from up. */
  place: readonly [x: number, y: number, degrees: number];
  size: number;
  isMirrored?: boolean;
}

function toArm({
  skin,
  sleeve: [cloth, cuff],
  place: [x, y, degrees],
  size,
  isMirrored = false,
}: Arm): string {
  return `<g transform="translate(${x} ${y}) rotate(${degrees}) scale(${isMirrored ? -size : size} ${size})">${hand(skin)}${sleeve(cloth, cuff)}</g>`;
}

/** From Noor's hand to the kid's, which does the same. */
const copied: Curve = [
  [360, 250],
  [430, 60],
  [760, 60],
  [850, 330],
];

const copying = `<rect width="1200" height="900" fill="${kids1}"/>
  ${echoes(copied, { stroke: ink, width: 2.5, count: 6, until: 0.3 })}
  ${toArm({ skin: skins.clay, sleeve: [kidsBundle, coralNight], place: [380, 690, -4], size: 1.75, isMirrored: true })}
  ${toArm({ skin: skins.umber, sleeve: [marigold, "#c47f0e"], place: [850, 740, 4], size: 1.25 })}
  ${arc(copied, { stroke: ink, width: 9, dot: pine })}`;

function crayon(x: number, y: number, degrees: number, color: string): string {
  return `<g transform="translate(${x} ${y}) rotate(${degrees})"><path d="M-22 0L-9 -52H9L22 0Z" fill="${color}"/><rect x="-26" width="52" height="230" rx="6" fill="${color}"/><path d="M-26 40H26M-26 190H26" stroke="${white}" stroke-width="8"/></g>`;
}

const kidsSpread = spreads.find(([name]) => name === "kids")?.[1];
if (!kidsSpread) throw new Error("There's no spread of the kids' workbook.");

const drawing = `<rect width="1200" height="900" fill="${sky}"/>
  <g transform="translate(590 120) rotate(-3) scale(.62)">${workbookSpread(kidsSpread)}</g>
  ${crayon(330, 772, 76, coral)}${crayon(1040, 640, -38, marigold)}${crayon(1110, 660, -20, pine)}`;

const together: readonly Arm[] = [
  { skin: skins.umber, sleeve: [marigold, "#c47f0e"], place: [300, 470, 84], size: 1.05 },
  { skin: skins.rose, sleeve: [pine, adult3], place: [900, 440, -84], size: 1.05 },
  { skin: skins.clay, sleeve: [coral, coralNight], place: [560, 150, 176], size: 0.85 },
  { skin: skins.night, sleeve: [sky, adult3], place: [640, 760, -6], size: 0.9 },
];

const joining = `<rect width="1200" height="900" fill="${adult1}"/>
  <circle cx="600" cy="450" r="250" fill="none" stroke="${white}" stroke-width="10" stroke-dasharray="2 26" stroke-linecap="round"/>
  ${together.map(toArm).join("")}
  <circle cx="600" cy="450" r="54" fill="${marigold}"/><path d="M550 432C582 460 618 460 650 432M550 470C582 446 618 446 650 470" fill="none" stroke="${white}" stroke-width="9"/>`;

/** What kids do in a course: copy, draw, and play with others. */
export const kidsFeatures: readonly Artwork[] = [
  { file: "courses/kids-copy.webp", ...format, drawing: copying },
  { file: "courses/kids-draw.webp", ...format, drawing },
  { file: "courses/kids-together.webp", ...format, drawing: joining },
];
