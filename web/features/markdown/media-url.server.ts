import "server-only";
import type { Figure, Video } from "#content/content-types.ts";
import { toAbsoluteImageUrl } from "#content/image-url.server.ts";
import { toSafeAbsoluteUrl } from "#ui/safe-absolute-url.server.ts";
import { toVideoSource } from "#ui/video-source.server.ts";

/** An image at page size; null when none was uploaded. */
export const toPictureUrl = (figure: Figure) => toAbsoluteImageUrl(figure, { width: 1600 });

/** A video's URL; null without one. */
export function toVideoUrl(video: Video): string | null {
  const source = toVideoSource(video);
  return source && toSafeAbsoluteUrl(source.kind === "file" ? source.src : source.href);
}
