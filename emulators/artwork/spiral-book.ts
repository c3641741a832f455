import { round } from "#artwork/curve.ts";
import { palette } from "#artwork/palette.ts";

/** A book's page, in the units that covers and spreads are drawn in. */
export const page = { width: 800, height: 1060 } as const;

const { hairline, ink, paper, white } = palette;

/** A closed book bound with wire: its cover, the edges of the pages below it, and the wire at its left. The cover's corner is the origin. */
export function spiralBook(name: string, { ground, cover }: { ground: string; cover: string }): string {
  const back = `color-mix(in srgb, ${ground} 78%, ${ink})`;
  return `${sheets(back, { back: 22, pages: [16, 12, 8, 4] })}<clipPath id="${name}"><rect width="${page.width}" height="${page.height}" rx="10"/></clipPath>
    <g clip-path="url(#${name})"><rect width="${page.width}" height="${page.height}" fill="${ground}"/>${cover}</g>
    ${wire(0)}`;
}

/** The same book lying open: two pages on either side of the wire, which stands at the origin. */
export function openBook({ left, right }: { left: string; right: string }): string {
  const gap = 16;
  return [
    `<g transform="translate(${-page.width - gap} 0)">${blankPage(-1)}${left}</g>`,
    `<g transform="translate(${gap} 0)">${blankPage(1)}${right}</g>`,
    binding((y) => `<path d="M-46 ${y}C-46 ${y - 30} 46 ${y - 30} 46 ${y}"/>`, [-46, 46]),
  ].join("");
}

/** The cover at the back, and the pages over it: each a little further left and up. */
export function sheets(
  backCover: string,
  { back, pages }: { back: number; pages: readonly number[] },
): string {
  const cover = `<rect x="${back}" y="${back - 2}" width="${page.width}" height="${page.height}" rx="10" fill="${backCover}"/>`;
  return cover + pages.map((shift) => sheet(shift, shift * 0.9)).join("");
}

function blankPage(direction: 1 | -1): string {
  return [12, 8, 4, 0].map((shift) => sheet(shift * direction, shift)).join("");
}

function sheet(x: number, y: number): string {
  return `<rect x="${x}" y="${round(y)}" width="${page.width}" height="${page.height}" rx="6" fill="${y === 0 ? white : paper}" stroke="${hairline}" stroke-width="1.5"/>`;
}

function wire(edge: number): string {
  return binding(
    (y) =>
      `<path d="M${edge + 34} ${y}C${edge + 26} ${y - 26} ${edge - 30} ${y - 26} ${edge - 30} ${y + 3}"/>`,
    [edge + 34],
  );
}

/** Pairs of loops, down the whole side, each in a hole of its own. */
function binding(loop: (y: number) => string, holes: readonly number[]): string {
  const heights = Array.from({ length: 21 }, (_, index) => 60 + index * 47).flatMap((y) => [y, y + 13]);
  const dots = heights.flatMap((y) => holes.map((x) => `<circle cx="${x}" cy="${y}" r="5.5"/>`));
  return `<g fill="${ink}">${dots.join("")}</g>
    <g fill="none" stroke="${ink}" stroke-width="4.5" stroke-linecap="round">${heights.map(loop).join("")}</g>`;
}
