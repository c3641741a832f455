import type { Sharp } from "sharp";

/**
 * The image as a BlurHash: the color in the middle and a few waves across it, in base 83, as blurha.sh describes. Sanity
 * makes one of every image (sanity.io/docs/image-metadata) without saying of how many waves: here five along the longer side.
 */
export async function toBlurHash(image: Sharp): Promise<string> {
  const { data, info } = await image
    .resize({ width: 32, height: 32, fit: "inside" })
    .flatten({ background: "#ffffff" })
    .toColorspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const pixels = Array.from({ length: width * height }, (_, index): Color => {
    // A grey image has one channel that stands for all three.
    const [red = 0, green = red, blue = red] = data.subarray(
      index * channels,
      index * channels + Math.min(channels, 3),
    );
    return [toLinear(red), toLinear(green), toLinear(blue)];
  });
  const longer = Math.max(width, height);
  const across = Math.max(1, Math.round((5 * width) / longer));
  const down = Math.max(1, Math.round((5 * height) / longer));
  const waves = Array.from({ length: across * down }, (_, index) =>
    toWave(pixels, { width, height, across: index % across, down: Math.floor(index / across) }),
  );
  return encode(waves, { across, down });
}

/** Red, green and blue, linear, from 0 to 1. */
type Color = readonly [red: number, green: number, blue: number];

interface Wave {
  width: number;
  height: number;
  across: number;
  down: number;
}

/** How much of one wave there is in each color of the image. */
function toWave(pixels: readonly Color[], { width, height, across, down }: Wave): Color {
  const factor = (across === 0 && down === 0 ? 1 : 2) / pixels.length;
  const sums = [0, 0, 0];
  for (const [index, pixel] of pixels.entries()) {
    const basis =
      Math.cos((Math.PI * across * (index % width)) / width) *
      Math.cos((Math.PI * down * Math.floor(index / width)) / height);
    for (const channel of [0, 1, 2] as const) sums[channel] = (sums[channel] ?? 0) + basis * pixel[channel];
  }
  const [red = 0, green = 0, blue = 0] = sums;
  return [red * factor, green * factor, blue * factor];
}

function encode(waves: readonly Color[], { across, down }: { across: number; down: number }): string {
  const [average = [0, 0, 0] as const, ...others] = waves;
  const size = toBase83(across - 1 + (down - 1) * 9, 1);
  const strongest = Math.max(0, ...others.flat().map(Math.abs));
  const step = Math.floor(Math.min(82, Math.max(0, strongest * 166 - 0.5)));
  const [red, green, blue] = average.map(toByte);
  const color = (Number(red) << 16) | (Number(green) << 8) | Number(blue);
  const scale = others.length > 0 ? (step + 1) / 166 : 1;
  return [
    size,
    toBase83(others.length > 0 ? step : 0, 1),
    toBase83(color, 4),
    ...others.map((wave) => toBase83(toStrength(wave, scale), 2)),
  ].join("");
}

/** The three amounts in nineteen steps each, finer near nothing. */
function toStrength(wave: Color, scale: number): number {
  return wave.reduce((sum, amount) => {
    const share = Math.sign(amount) * Math.sqrt(Math.abs(amount / scale));
    return sum * 19 + Math.floor(Math.min(18, Math.max(0, share * 9 + 9.5)));
  }, 0);
}

function toLinear(byte: number): number {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function toByte(value: number): number {
  const clamped = Math.min(1, Math.max(0, value));
  const curved = clamped <= 0.0031308 ? clamped * 12.92 : 1.055 * clamped ** (1 / 2.4) - 0.055;
  return Math.trunc(curved * 255 + 0.5);
}

const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz#$%*+,-.:;=?@[]^_{|}~";

function toBase83(value: number, length: number): string {
  return Array.from({ length }, (_, index) =>
    digits.charAt(Math.floor(value / 83 ** (length - 1 - index)) % 83),
  ).join("");
}
