// Makes the site's font files. Run it by hand: node web/styles/fonts/build-fonts.ts
import { readFileSync, writeFileSync } from "node:fs";
import { extname } from "node:path";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

interface FontFile {
  /** In `@fontsource-variable`. */
  source: string;
  /** In this folder. */
  file: string;
  /** The axes to fix, or to limit to a range. */
  axes: Record<string, number | { min: number; max: number }>;
  /** All that the site's texts need, unless it says otherwise. */
  characters?: string;
}

const toCharacters = (ranges: readonly (readonly [first: number, last: number])[]) =>
  ranges
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
    .map((code) => String.fromCodePoint(code))
    .join("");

/** Google Fonts' "latin", first to last. The sources have no other characters. */
const latin = toCharacters([
  [0x20, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2dc],
  [0x304, 0x329],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2215],
  [0xfeff, 0xfeff],
  [0xfffd, 0xfffd],
]);

/** Latin Extended-A, -B, and Additional, which has Vietnamese. */
const moreLatin = toCharacters([
  [0x100, 0x24f],
  [0x1e00, 0x1eff],
]);

const bricolage = "bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2";
const bricolageMore = "bricolage-grotesque/files/bricolage-grotesque-latin-ext-opsz-normal.woff2";
const bricolageVietnamese = "bricolage-grotesque/files/bricolage-grotesque-vietnamese-opsz-normal.woff2";
const atkinson = "atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2";
const atkinsonMore =
  "atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-ext-wght-normal.woff2";
const atkinsonMono = "atkinson-hyperlegible-mono/files/atkinson-hyperlegible-mono-latin-wght-normal.woff2";

const fontFiles: FontFile[] = [
  // Only the weights that the styles use. With every weight, these are twice as big.
  { source: bricolage, file: "bricolage-grotesque.woff2", axes: { wght: 700 } },
  { source: atkinson, file: "atkinson-hyperlegible-next.woff2", axes: { wght: { min: 400, max: 700 } } },
  { source: atkinsonMono, file: "atkinson-hyperlegible-mono.woff2", axes: { wght: { min: 400, max: 700 } } },
  // What draws pictures and PDFs reads neither WOFF2 nor variable fonts, and inflates WOFF in JavaScript for each picture.
  { source: bricolage, file: "bricolage-grotesque-800.ttf", axes: { opsz: 96, wght: 800 } },
  { source: atkinson, file: "atkinson-hyperlegible-next-400.ttf", axes: { wght: 400 } },
  { source: atkinsonMono, file: "atkinson-hyperlegible-mono-500.ttf", axes: { wght: 500 } },
  // For names in a PDF. Atkinson lacks some letters, such as those of Vietnamese.
  {
    source: atkinsonMore,
    file: "atkinson-hyperlegible-next-400-more.ttf",
    axes: { wght: 400 },
    characters: moreLatin,
  },
  {
    source: bricolageMore,
    file: "bricolage-grotesque-400-more.ttf",
    axes: { opsz: 12, wght: 400 },
    characters: moreLatin,
  },
  {
    source: bricolageVietnamese,
    file: "bricolage-grotesque-400-vietnamese.ttf",
    axes: { opsz: 12, wght: 400 },
    characters: moreLatin,
  },
];

for (const { source, file, axes, characters = latin } of fontFiles) {
  const font = readFileSync(fileURLToPath(import.meta.resolve(`@fontsource-variable/${source}`)));
  const targetFormat = extname(file) === ".ttf" ? "truetype" : "woff2";
  const subset = await subsetFont(font, characters, { targetFormat, variationAxes: axes });
  writeFileSync(new URL(file, import.meta.url), subset);
  console.log(`${file}: ${font.length} → ${subset.length} bytes`);
}
