import "server-only";
import { createImageUrlBuilder } from "@sanity/image-url";
import type { Figure } from "./content-types.ts";
import { readEnvironment } from "#lib/environment.server.ts";
import { type ImageSources, toImageSources } from "#lib/image-sources.ts";

export interface ImageSize {
  /** In pixels. */
  width: number;
  /** In pixels; the image's own proportions by default. */
  height?: number;
  /** 1 to 100; 75 by default (requirements §9.11). */
  quality?: number;
}

type CroppedImage = Pick<Figure, "asset" | "crop" | "hotspot">;
type Uploaded<Image extends CroppedImage> = Image & { asset: NonNullable<Figure["asset"]> };

const isUploaded = <Image extends CroppedImage>(image: Image): image is Uploaded<Image> =>
  image.asset !== null;

/** An image's URL at a size, cropped around its hotspot; relative in embedded mode. Null when nothing was uploaded. */
export function toImageUrl(image: CroppedImage, size: ImageSize): string | null {
  return isUploaded(image) ? toUploadedUrl(image, size) : null;
}

/** The same as an absolute URL, for shared links. */
export function toAbsoluteImageUrl(figure: Figure, size: ImageSize): string | null {
  const address = toImageUrl(figure, size);
  return address && new URL(address, readEnvironment().siteUrl).href;
}

interface FigureSizes {
  /** Width over height, cropped around the hotspot. Defaults to the proportions of the editor's crop. */
  ratio?: number | undefined;
  maxWidth: number;
}

/** An image in device widths. Null when nothing was uploaded. */
export function toFigureSources(figure: Figure, { ratio, maxWidth }: FigureSizes): ImageSources | null {
  if (!isUploaded(figure)) return null;
  const imageSize = toCroppedSize(figure) ?? { width: maxWidth, height: maxWidth / (ratio ?? 1) };
  return toImageSources(
    { width: imageSize.width, ratio: ratio ?? imageSize.width / imageSize.height, maxWidth },
    ({ width, height }) => toUploadedUrl(figure, ratio ? { width, height } : { width }),
  );
}

/** An image's size after the editor's crop. Null when its size is unknown. */
function toCroppedSize({ width, height, crop }: Figure): { width: number; height: number } | null {
  if (!width || !height) return null;
  return {
    width: width * (1 - (crop?.left ?? 0) - (crop?.right ?? 0)),
    height: height * (1 - (crop?.top ?? 0) - (crop?.bottom ?? 0)),
  };
}

function toUploadedUrl(
  { asset, crop, hotspot }: Uploaded<CroppedImage>,
  { width, height, quality = 75 }: ImageSize,
) {
  const { content } = readEnvironment();
  const sized = createImageUrlBuilder({
    projectId: content.projectId,
    dataset: content.dataset,
    ...(content.mode === "embedded" ? { baseUrl: "/lake" } : {}),
  })
    .image({ asset, ...(crop ? { crop } : {}), ...(hotspot ? { hotspot } : {}) })
    .width(width)
    .quality(quality)
    .auto("format");
  return (height ? sized.height(height).fit("crop") : sized.fit("max")).url();
}
