import { DefaultGenerator } from "@vibrant/generator-default";
import { MMCQ } from "@vibrant/quantizer-mmcq";
import type { Sharp } from "sharp";

interface Swatch {
  _type: "sanity.imagePaletteSwatch";
  background: string;
  /** White or black, for small text on the background. */
  foreground: string;
  /** White or black, for a title. It stays white on backgrounds where small text is already black. */
  title: string;
  /** The share of the image in percent. */
  population: number;
}

type Name = "vibrant" | "lightVibrant" | "darkVibrant" | "muted" | "lightMuted" | "darkMuted";

type Swatches = Partial<Record<Name, Swatch>>;

type Palette = { _type: "sanity.imagePalette"; dominant: Swatch } & Swatches;

/**
 * An image's colors as in a Sanity asset. Palettes from Sanity (sanity.io/recipes, "GROQ query to pull data for image palette
 * information") have node-vibrant's names, its text colors and its generated colors, which have no share. The dominant color is
 * the swatch with the largest share. A name without a color is left out.
 */
export async function toPalette(image: Sharp): Promise<Palette> {
  const pixels = await readPixels(image);
  const swatches = hideBackground(pixels) > 0 ? await toSwatches(pixels) : {};
  const [dominant = whiteImage] = Object.values(swatches).toSorted((a, b) => b.population - a.population);
  return { _type: "sanity.imagePalette", dominant, ...swatches };
}

/** Red, green, blue and alpha of each pixel in a small copy. */
const readPixels = (image: Sharp): Promise<Buffer> =>
  image.resize({ width: 64, height: 64, fit: "inside" }).toColorspace("srgb").ensureAlpha().raw().toBuffer();

/**
 * Makes pixels transparent that node-vibrant ignores by default, white and half-transparent ones, and returns how many are left.
 */
function hideBackground(pixels: Buffer): number {
  let shown = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
    if (alpha < 125 || (red > 250 && green > 250 && blue > 250)) pixels[at + 3] = 0;
    else shown += 1;
  }
  return shown;
}

async function toSwatches(pixels: Buffer): Promise<Swatches> {
  const colors = await DefaultGenerator(MMCQ(pixels, { colorCount: 64 }));
  const total = pixels.length / 4;
  const toNamed = (name: Name, color: Color | null) => color && { [name]: toSwatch(color, total) };
  return {
    ...toNamed("vibrant", colors.Vibrant),
    ...toNamed("lightVibrant", colors.LightVibrant),
    ...toNamed("darkVibrant", colors.DarkVibrant),
    ...toNamed("muted", colors.Muted),
    ...toNamed("lightMuted", colors.LightMuted),
    ...toNamed("darkMuted", colors.DarkMuted),
  };
}

type Color = ReturnType<typeof MMCQ>[number];

function toSwatch({ hex, bodyTextColor, titleTextColor, population }: Color, total: number): Swatch {
  return {
    _type: "sanity.imagePaletteSwatch",
    background: hex,
    foreground: bodyTextColor,
    title: titleTextColor,
    population: Math.round((population / total) * 10_000) / 100,
  };
}

const whiteImage: Swatch = {
  _type: "sanity.imagePaletteSwatch",
  background: "#ffffff",
  foreground: "#000",
  title: "#000",
  population: 100,
};
