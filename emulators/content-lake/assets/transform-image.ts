import type { Sharp } from "sharp";
import { toImageLayout } from "#content-lake/assets/image-layout.ts";
import { maxPixels } from "#content-lake/assets/image-metadata.ts";
import type { ImageTransform } from "#content-lake/assets/image-transform.ts";
import { loadSharp } from "#files/load-sharp.ts";

export type OutputFormat = "gif" | "jpg" | "pjpg" | "png" | "webp";

interface TransformImageOptions {
  bytes: Uint8Array;
  transform: ImageTransform;
  format: OutputFormat;
}

/** The transformed image. Animations only keep their first frame. */
export async function transformImage({
  bytes: original,
  transform,
  format,
}: TransformImageOptions): Promise<Buffer> {
  const sharp = await loadSharp();
  const bytes = transform.or ? await turn(original, transform.or) : original;
  const { autoOrient, hasAlpha } = await sharp(bytes).metadata();
  const isOpaque = format === "jpg" || format === "pjpg";
  const background = toBackground(transform, isOpaque ? "#ffffff" : "#ffffff00");
  const { region, resize, extend } = toImageLayout({ transform, image: autoOrient, background });
  const image = sharp(bytes, { limitInputPixels: maxPixels }).autoOrient().extract(region);
  if (resize) image.resize(resize);
  if (extend) image.extend(extend);
  if (transform.flip?.includes("v")) image.flip();
  if (transform.flip?.includes("h")) image.flop();
  // The hosted scale goes to 2000 without a unit. Here it's in quarters of a pixel, up to where everything is a smear.
  if (transform.blur) image.blur(Math.min(Math.max(transform.blur / 4, 0.3), 100));
  if (transform.sharp) image.sharpen({ sigma: 0.5 + transform.sharp / 25 });
  if (transform.sat) image.greyscale();
  if (transform.invert === "true") image.negate({ alpha: false });
  if (hasAlpha && (isOpaque || transform.bg)) image.flatten({ background });
  return encode(image, format, Math.max(transform.q, 1)).toBuffer();
}

/** Rotates first, so that all other parameters apply to the rotated image. */
async function turn(bytes: Uint8Array, degrees: number): Promise<Buffer> {
  const sharp = await loadSharp();
  const upright = sharp(bytes, { limitInputPixels: maxPixels }).autoOrient();
  return upright.rotate(degrees).png({ compressionLevel: 1 }).toBuffer();
}

/** `bg` puts the alpha channel first, CSS puts it last. */
function toBackground({ bg }: ImageTransform, fallback: string): string {
  if (!bg) return fallback;
  return bg.length === 8 ? `#${bg.slice(2)}${bg.slice(0, 2)}` : `#${bg}`;
}

function encode(image: Sharp, format: OutputFormat, quality: number): Sharp {
  switch (format) {
    case "jpg":
      return image.jpeg({ quality });
    case "pjpg":
      return image.jpeg({ quality, progressive: true });
    case "webp":
      return image.webp({ quality, effort: 3 });
    case "png":
      return image.png();
    case "gif":
      return image.gif();
  }
}
