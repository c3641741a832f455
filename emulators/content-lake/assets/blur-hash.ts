import { encode } from "blurhash";
import type { Sharp } from "sharp";

const longerSide = 5;

/**
 * The image as a BlurHash (blurha.sh). Sanity creates one for every image (sanity.io/docs/image-metadata) without documenting the
 * number of waves. Its hashes have five along the longer side and as many as the shape needs, rounded up, along the other.
 */
export async function toBlurHash(image: Sharp): Promise<string> {
  const { width, height } = (await image.metadata()).autoOrient;
  const { data, info } = await image
    .resize({ width: 32, height: 32, fit: "inside" })
    .flatten({ background: "#ffffff" })
    .toColorspace("srgb")
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const longer = Math.max(width, height);
  const across = Math.ceil((longerSide * width) / longer);
  const down = Math.ceil((longerSide * height) / longer);
  return encode(new Uint8ClampedArray(data), info.width, info.height, across, down);
}
