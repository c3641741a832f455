import type { Artwork } from "#artwork/page.ts";
import { palette } from "#artwork/palette.ts";
import { workbookCover } from "#artwork/workbook-cover.ts";
import { workbookSpread } from "#artwork/workbook-spread.ts";
import { spreads } from "#artwork/workbook-spreads.ts";
import { workbooks } from "#artwork/workbooks.ts";

const { sand, sky } = palette;
const bundled = ["started", "basics"] as const;

/** The first picture of a workbook's page: closed on the table, and whole and open beside it. */
export const workbookHeaders: readonly Artwork[] = [
  ...spreads.map(([name, spread]) =>
    toHeader(
      workbooks[name].handle,
      name === "kids" ? sky : sand,
      `<g transform="translate(1092 150) rotate(3) scale(0.59)">${workbookSpread(spread)}</g>
      <g transform="translate(76 330) rotate(-5) scale(0.56)">${workbookCover(workbooks[name])}</g>`,
    ),
  ),
  toHeader(
    "asl-essentials-workbook-bundle",
    sand,
    bundled
      .map(
        (name, index) =>
          `<g transform="translate(${200 + index * 660} ${176 - index * 90}) rotate(${index * 9 - 4}) scale(0.74)">${workbookCover(workbooks[name])}</g>`,
      )
      .join(""),
  ),
];

function toHeader(handle: string, ground: string, drawing: string): Artwork {
  return {
    file: `books/${handle}-open.webp`,
    width: 1600,
    height: 1000,
    quality: 64,
    drawing: `<rect width="1600" height="1000" fill="${ground}"/>${drawing}`,
  };
}
