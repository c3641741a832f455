import type { Sharp } from "sharp";

interface Swatch {
  _type: "sanity.imagePaletteSwatch";
  background: string;
  /** White or black, whichever reads better on the background. */
  foreground: string;
  title: string;
  /** The share of the image in percent. */
  population: number;
}

type Palette = { _type: "sanity.imagePalette"; dominant: Swatch } & Partial<
  Record<keyof typeof targets, Swatch>
>;

/** Where each named swatch looks for its color: around a lightness, at least or at most so saturated. */
const targets = {
  vibrant: { lightness: 0.5, isVivid: true },
  lightVibrant: { lightness: 0.74, isVivid: true },
  darkVibrant: { lightness: 0.26, isVivid: true },
  muted: { lightness: 0.5, isVivid: false },
  lightMuted: { lightness: 0.74, isVivid: false },
  darkMuted: { lightness: 0.26, isVivid: false },
} as const;

/** The colors of an image under the names of a Sanity asset. A swatch that nothing in the image comes near is left out. */
export async function toPalette(image: Sharp): Promise<Palette> {
  const colors = await readColors(image);
  const find = ({ lightness, isVivid }: (typeof targets)[keyof typeof targets]) =>
    colors
      .filter((color) => Math.abs(color.lightness - lightness) < 0.2 && color.saturation >= 0.35 === isVivid)
      .toSorted((a, b) => toWeight(b, lightness) - toWeight(a, lightness))[0];
  const named = Object.entries(targets).flatMap(([name, target]) => {
    const color = find(target);
    return color ? [[name, toSwatch(color)] as const] : [];
  });
  const [dominant = { red: 0, green: 0, blue: 0, lightness: 0, saturation: 0, share: 1 }] = colors;
  return { _type: "sanity.imagePalette", dominant: toSwatch(dominant), ...Object.fromEntries(named) };
}

interface Color {
  red: number;
  green: number;
  blue: number;
  lightness: number;
  saturation: number;
  share: number;
}

/** The colors of the image in groups of alike ones, the most common first. */
async function readColors(image: Sharp): Promise<Color[]> {
  const { data, info } = await image
    .resize({ width: 64, height: 64, fit: "inside" })
    .flatten({ background: "#ffffff" })
    .toColorspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = Array.from({ length: data.length / info.channels }, (_, index) => {
    const at = index * info.channels;
    // A grey image has one channel that stands for all three.
    const [red = 0, green = red, blue = red] = data.subarray(at, at + Math.min(info.channels, 3));
    return { red, green, blue };
  });
  const groups = Map.groupBy(
    pixels,
    ({ red, green, blue }) => ((red >> 5) << 6) | ((green >> 5) << 3) | (blue >> 5),
  );
  return [...groups.values()]
    .map((group) => toColor(group, group.length / pixels.length))
    .toSorted((a, b) => b.share - a.share);
}

function toColor(group: readonly Pick<Color, "red" | "green" | "blue">[], share: number): Color {
  const mean = (channel: "red" | "green" | "blue") =>
    Math.round(group.reduce((sum, pixel) => sum + pixel[channel], 0) / group.length);
  const [red, green, blue] = [mean("red"), mean("green"), mean("blue")];
  const [highest, lowest] = [Math.max(red, green, blue) / 255, Math.min(red, green, blue) / 255];
  const lightness = (highest + lowest) / 2;
  const spread = highest - lowest;
  const saturation = spread === 0 ? 0 : spread / (1 - Math.abs(2 * lightness - 1));
  return { red, green, blue, lightness, saturation, share };
}

function toWeight({ share, saturation, lightness }: Color, wanted: number): number {
  return Math.sqrt(share) + saturation / 4 - Math.abs(lightness - wanted);
}

function toSwatch({ red, green, blue, share }: Color): Swatch {
  const background = `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
  const foreground = (red * 299 + green * 587 + blue * 114) / 1000 < 150 ? "#fff" : "#000";
  const population = Math.round(share * 10_000) / 100;
  return { _type: "sanity.imagePaletteSwatch", background, foreground, title: foreground, population };
}
