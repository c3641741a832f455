import type { Metadata, Sharp } from "sharp";
import { toBlurHash } from "#content-lake/assets/blur-hash.ts";
import { toCameraDetails } from "#content-lake/assets/exif.ts";
import { loadSharp } from "#files/load-sharp.ts";
import { toPalette } from "#content-lake/assets/palette.ts";
import { LakeError } from "#content-lake/api/lake-error.ts";

/** A bigger image is rejected before it's decoded, because a small file can claim any number of pixels. */
export const maxPixels = 100_000_000;

interface ReadImage {
  width: number;
  height: number;
  extension: string;
  /** The `metadata` of a `sanity.imageAsset`. */
  metadata: Record<string, unknown>;
}

/** The metadata that can be extracted on request. Leaves out `thumbhash`. */
export const imageDetails = ["blurhash", "lqip", "palette", "exif", "image", "location"] as const;
export type ImageDetail = (typeof imageDetails)[number];

/** What the hosted API extracts by default (sanity.io/docs/image-metadata). */
export const defaultDetails: readonly ImageDetail[] = ["blurhash", "lqip", "palette"];

/** The metadata that the lake stores about an image. Throws a 400 if it can't read the bytes as an image. */
export async function readImage(
  bytes: Uint8Array,
  details: readonly ImageDetail[] = defaultDetails,
): Promise<ReadImage> {
  const header = await readHeader(bytes);
  const { width, height } = header.autoOrient;
  if (width * height > maxPixels) {
    throw new LakeError(400, `The image has ${width} × ${height} pixels, and the maximum is ${maxPixels}`);
  }
  const sharp = await loadSharp();
  const image = sharp(bytes, { limitInputPixels: maxPixels }).autoOrient();
  const has = (detail: ImageDetail) => details.includes(detail);
  const [isOpaque, lqip, palette, blurHash] = await Promise.all([
    !header.hasAlpha || isEveryPixelOpaque(image.clone()),
    // Always created, so that an image that can't be decoded is rejected whatever metadata is requested.
    toPlaceholder(image.clone(), header.hasAlpha),
    has("palette") ? toPalette(image.clone()) : null,
    has("blurhash") ? toBlurHash(image.clone()) : null,
  ]).catch((error: unknown) => {
    throw new LakeError(400, `The image can't be decoded: ${toMessage(error)}`);
  });
  const dimensions = { _type: "sanity.imageDimensions", width, height, aspectRatio: width / height };
  const { exif, image: tags, location } = toCameraDetails(header.exif);
  return {
    width,
    height,
    extension: toExtension(header),
    metadata: {
      _type: "sanity.imageMetadata",
      dimensions,
      hasAlpha: header.hasAlpha,
      isOpaque,
      ...(has("lqip") && { lqip }),
      ...(palette && { palette }),
      ...(blurHash && { blurHash }),
      ...(has("exif") && exif && { exif }),
      ...(has("image") && tags && { image: tags }),
      ...(has("location") && location && { location }),
    },
  };
}

async function readHeader(bytes: Uint8Array): Promise<Metadata> {
  const sharp = await loadSharp();
  try {
    return await sharp(bytes).metadata();
  } catch (error) {
    throw new LakeError(400, `The upload isn't a readable image: ${toMessage(error)}`);
  }
}

function toExtension({ format, compression }: Metadata): string {
  if (format === "jpeg") return "jpg";
  if (format === "tiff") return "tif";
  if (format === "heif") return compression === "av1" ? "avif" : "heic";
  return format;
}

/** Takes longer than all other metadata. */
async function isEveryPixelOpaque(image: Sharp): Promise<boolean> {
  const { isOpaque } = await image.stats();
  return isOpaque;
}

/** A blurred placeholder 20 pixels wide, as a data URL. */
async function toPlaceholder(image: Sharp, hasAlpha: boolean): Promise<string> {
  const small = image.resize({ width: 20 });
  const [type, bytes] = hasAlpha
    ? ["png", await small.png({ compressionLevel: 9 }).toBuffer()]
    : ["jpeg", await small.jpeg({ quality: 60 }).toBuffer()];
  return `data:image/${type};base64,${bytes.toString("base64")}`;
}

function toMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
