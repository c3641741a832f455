import "server-only";
import { createImageUrlBuilder } from "@sanity/image-url";
import type { Figure } from "#lib/content-types.ts";
import { readEnvironment } from "#lib/environment.server.ts";

export interface ImageSize {
  /** Pixels. */
  width: number;
  /** Pixels; without it the picture keeps its own proportions. */
  height?: number;
  /** 1 to 100; 75 unless told (SPEC §9). */
  quality?: number;
}

/** The address of a picture at a size, cropped around its hotspot; relative in embedded mode. Null when nothing was uploaded. */
export function toImageUrl(figure: Figure, { width, height, quality = 75 }: ImageSize): string | null {
  if (!figure.asset) return null;
  const { content } = readEnvironment();
  const sized = createImageUrlBuilder({
    projectId: content.projectId,
    dataset: content.dataset,
    ...(content.mode === "embedded" ? { baseUrl: "/lake" } : {}),
  })
    .image({
      asset: figure.asset,
      ...(figure.crop ? { crop: figure.crop } : {}),
      ...(figure.hotspot ? { hotspot: figure.hotspot } : {}),
    })
    .width(width)
    .quality(quality)
    .auto("format");
  return (height ? sized.height(height).fit("crop") : sized.fit("max")).url();
}

/** The same with the site's own host in front, for shared links. */
export function toAbsoluteImageUrl(figure: Figure, size: ImageSize): string | null {
  const address = toImageUrl(figure, size);
  return address && new URL(address, readEnvironment().siteUrl).href;
}
