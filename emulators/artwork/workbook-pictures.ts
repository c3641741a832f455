import type { Artwork } from "#artwork/page.ts";
import { palette } from "#artwork/palette.ts";
import { workbookCover } from "#artwork/workbook-cover.ts";
import { editions, workbooks, type WorkbookLook } from "#artwork/workbooks.ts";

const { sand, sky } = palette;
const { started, basics, elevating, refining, kids } = workbooks;
const format = { width: 960, height: 1200, quality: 80 };

/** The printed workbooks as things on a table, in all their editions, and the two that are sold together. */
export const workbookPictures: readonly Artwork[] = [
  ...[started, basics, elevating, refining, ...editions].map((workbook) => toPicture(workbook, sand)),
  toPicture(kids, sky),
  {
    file: "books/asl-essentials-workbook-bundle.webp",
    ...format,
    drawing: `<rect width="960" height="1200" fill="${sand}"/>
      ${lying(basics, { x: 394, y: 62, degrees: 5, scale: 0.63 })}
      ${lying(started, { x: 84, y: 420, degrees: -4, scale: 0.66 })}`,
  },
];

function toPicture(workbook: WorkbookLook, ground: string): Artwork {
  return {
    file: `books/${workbook.handle}.webp`,
    ...format,
    drawing: `<rect width="960" height="1200" fill="${ground}"/>
      ${lying(workbook, { x: 132, y: 144, degrees: -3, scale: 0.88 })}`,
  };
}

function lying(
  workbook: WorkbookLook,
  { x, y, degrees, scale }: { x: number; y: number; degrees: number; scale: number },
): string {
  return `<g transform="translate(${x} ${y}) rotate(${degrees}) scale(${scale})">${workbookCover(workbook)}</g>`;
}
