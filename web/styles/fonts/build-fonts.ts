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
}

const bricolage = "bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2";
const atkinson = "atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2";
const atkinsonMono = "atkinson-hyperlegible-mono/files/atkinson-hyperlegible-mono-latin-wght-normal.woff2";

const fontFiles: FontFile[] = [
  // Only the weights that the styles use. With every weight, these are twice as big.
  { source: bricolage, file: "bricolage-grotesque.woff2", axes: { wght: 700 } },
  { source: atkinson, file: "atkinson-hyperlegible-next.woff2", axes: { wght: { min: 400, max: 700 } } },
  { source: atkinsonMono, file: "atkinson-hyperlegible-mono.woff2", axes: { wght: { min: 400, max: 700 } } },
  // What draws pictures and PDFs reads neither WOFF2 nor variable fonts.
  { source: bricolage, file: "bricolage-grotesque-800.woff", axes: { opsz: 96, wght: 800 } },
  { source: atkinson, file: "atkinson-hyperlegible-next-400.woff", axes: { wght: 400 } },
  { source: atkinsonMono, file: "atkinson-hyperlegible-mono-500.woff", axes: { wght: 500 } },
];

/** Google Fonts' "latin", first to last. The sources have no other characters. */
const latinRanges = [
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
] as const;

const latin = latinRanges
  .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
  .map((code) => String.fromCodePoint(code))
  .join("");

for (const { source, file, axes } of fontFiles) {
  const font = readFileSync(fileURLToPath(import.meta.resolve(`@fontsource-variable/${source}`)));
  const targetFormat = extname(file) === ".woff" ? "woff" : "woff2";
  const subset = await subsetFont(font, latin, { targetFormat, variationAxes: axes });
  writeFileSync(new URL(file, import.meta.url), subset);
  console.log(`${file}: ${font.length} → ${subset.length} bytes`);
}
