import type { Sharp } from "sharp";
import { loadSharp } from "#files/load-sharp.ts";
import type { PictureTransform } from "./picture-transform.ts";

export type PictureFormat = "gif" | "jpg" | "pjpg" | "png" | "webp";

interface TransformPictureOptions {
  bytes: Uint8Array;
  transform: PictureTransform;
  format: PictureFormat;
}

/**
 * Transforms an image as its URL asks. It's never enlarged, and a crop then keeps the requested proportions. Without a crop it
 * fits inside the width and height, and a padding color fills empty space.
 */
export async function transformPicture({
  bytes,
  transform,
  format,
}: TransformPictureOptions): Promise<Buffer> {
  const sharp = await loadSharp();
  const image = sharp(bytes).autoOrient();
  const { autoOrient: own } = await sharp(bytes).metadata();
  const { width, height, crop, pad_color: pad } = transform;
  if (crop && width !== undefined && height !== undefined) {
    const shrink = Math.min(1, own.width / width, own.height / height);
    const toPixels = (length: number) => Math.max(1, Math.round(length * shrink));
    image.resize({ width: toPixels(width), height: toPixels(height), fit: "cover", position: crop });
  } else if (pad !== undefined && width !== undefined && height !== undefined) {
    image.resize({ width, height, fit: "contain", withoutEnlargement: true, background: `#${pad}` });
  } else if (width !== undefined || height !== undefined) {
    image.resize({
      ...(width === undefined ? {} : { width }),
      ...(height === undefined ? {} : { height }),
      fit: "inside",
      withoutEnlargement: true,
    });
  }
  return encode(image, format).toBuffer();
}

function encode(image: Sharp, format: PictureFormat): Sharp {
  switch (format) {
    case "jpg":
      return image.flatten({ background: "#ffffff" }).jpeg();
    case "pjpg":
      return image.flatten({ background: "#ffffff" }).jpeg({ progressive: true });
    case "png":
      return image.png();
    case "webp":
      return image.webp({ effort: 3 });
    case "gif":
      return image.gif();
  }
}
