import { palette } from "#artwork/palette.ts";
import { page, sheets } from "#artwork/spiral-book.ts";

const { ink } = palette;

/** A closed book in boards: its cover with the groove along its spine, and the pages that stand back from its edges. The cover's corner is the origin. */
export function hardcoverBook(name: string, { ground, cover }: { ground: string; cover: string }): string {
  const board = `width="${page.width}" height="${page.height}" rx="8"`;
  const dark = (share: number) => `color-mix(in srgb, ${ground} ${share}%, ${ink})`;
  return `<g transform="translate(6 8)">${sheets(dark(62), { back: 30, pages: [22, 18, 14, 10] })}</g>
    <rect x="-14" y="4" width="44" height="${page.height - 4}" rx="10" fill="${dark(70)}"/>
    <clipPath id="${name}"><rect ${board}/></clipPath>
    <g clip-path="url(#${name})"><rect ${board} fill="${ground}"/>${cover}
      <rect x="34" width="9" height="${page.height}" fill="${dark(84)}"/></g>
    <rect ${board} fill="none" stroke="${dark(84)}" stroke-width="3"/>`;
}
