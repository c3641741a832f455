import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { softening } from "#artwork/hand.ts";

export interface Artwork {
  /** Below `emulators/seed/images/`; the ending decides the format. */
  file: string;
  width: number;
  height: number;
  /**
   * From 1 to 100; 86 when it is not given. PNG has its own. `flat` keeps each color exactly, 256 of them at most: for
   * drawings without shading that is both sharper and smaller.
   */
  quality?: number | "flat";
  /** What stands inside the `<svg>`. */
  drawing: string;
}

/** A page that shows nothing but the artwork, in the shop's typefaces and in the serif that most Linux browsers bring. */
export function toPage({ width, height, drawing }: Artwork): string {
  return `<!doctype html><meta charset="utf-8"><style>${typefaces}
    * { margin: 0 } svg { display: block }
    .display { font-family: Bricolage; font-optical-sizing: auto; font-weight: 700; letter-spacing: -0.035em }
    .numeral { font-family: Bricolage; font-variation-settings: 'opsz' 96; font-weight: 700; letter-spacing: -0.015em }
    .text { font-family: Atkinson; font-weight: 400 }
    .strong { font-family: Atkinson; font-weight: 650 }
    .gloss { font-family: Mono; font-weight: 500 }
    .poster { font-family: Bricolage; font-stretch: 75%; font-weight: 800; letter-spacing: -0.02em }
    .serif { font-family: "Liberation Serif", serif }
  </style><svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${softening}</defs>${drawing}</svg>`;
}

/** The shop's typefaces as `@font-face` rules, with the fonts in them. */
export const typefaces = [
  typeface("Bricolage", "bricolage-grotesque", "bricolage-grotesque-latin-standard-normal.woff2"),
  typeface("Atkinson", "atkinson-hyperlegible-next", "atkinson-hyperlegible-next-latin-wght-normal.woff2"),
  typeface("Mono", "atkinson-hyperlegible-mono", "atkinson-hyperlegible-mono-latin-wght-normal.woff2"),
].join("");

function typeface(family: string, fontPackage: string, file: string): string {
  const address = import.meta.resolve(`@fontsource-variable/${fontPackage}/files/${file}`);
  const font = readFileSync(fileURLToPath(address)).toString("base64");
  return `@font-face { font-family: ${family}; font-weight: 200 800; font-stretch: 75% 100%; src: url(data:font/woff2;base64,${font}) format("woff2") }`;
}
