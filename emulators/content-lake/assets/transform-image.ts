import type { Metadata, Sharp } from "sharp";
import { type ImageLayout, toImageLayout } from "#content-lake/assets/image-layout.ts";
import { maxPixels } from "#content-lake/assets/image-metadata.ts";
import type { ImageTransform } from "#content-lake/assets/image-transform.ts";
import { loadSharp } from "#files/load-sharp.ts";

export type OutputFormat = "gif" | "jpg" | "pjpg" | "png" | "webp";

interface TransformImageOptions {
  bytes: Uint8Array;
  transform: ImageTransform;
  format: OutputFormat;
}

/** The transformed image. A GIF or WebP that's animated stays so as either, unless it's too large or its frames would mix. */
export async function transformImage({
  bytes: original,
  transform,
  format,
}: TransformImageOptions): Promise<Buffer> {
  const sharp = await loadSharp();
  const bytes = transform.or ? await turn(original, transform.or) : original;
  const metadata = await sharp(bytes).metadata();
  const { autoOrient, hasAlpha } = metadata;
  const isOpaque = format === "jpg" || format === "pjpg";
  const background = toBackground(transform, isOpaque ? "#ffffff" : "#ffffff00");
  const layout = toImageLayout({ transform, image: autoOrient, background });
  const { region, resize, extend } = layout;
  const animated = staysAnimated({ metadata, transform, format, layout });
  const image = sharp(bytes, { limitInputPixels: maxPixels, animated }).autoOrient().extract(region);
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

/** A GIF takes four times as long to encode as a still WebP of as many pixels. */
const maxAnimatedPixels = 10_000_000;

interface AnimationOptions {
  metadata: Metadata;
  transform: ImageTransform;
  format: OutputFormat;
  layout: ImageLayout;
}

/** sharp has the frames in one tall picture, so what turns or blurs it would mix them. Limits count the pixels of all of them. */
function staysAnimated({ metadata, transform, format, layout }: AnimationOptions): boolean {
  const { pages = 1, width, height, orientation = 1 } = metadata;
  const canMove = isAnimationFormat(metadata.format) && isAnimationFormat(format);
  if (!canMove || pages === 1 || transform.frame || orientation !== 1) return false;
  if (transform.blur || transform.flip?.includes("v") || transform.crop === "entropy") return false;
  return pages * width * height <= maxPixels && pages * toOutputPixels(layout) <= maxAnimatedPixels;
}

function isAnimationFormat(format: string): boolean {
  return format === "gif" || format === "webp";
}

/** At most. */
function toOutputPixels({ region, resize, extend }: ImageLayout): number {
  const shape = region.width / region.height;
  const width = resize?.width ?? (resize?.height ? resize.height * shape : region.width);
  const height = resize?.height ?? width / shape;
  const { left = 0, right = 0, top = 0, bottom = 0 } = extend ?? {};
  return (left + width + right) * (top + height + bottom);
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
