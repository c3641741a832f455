import "server-only";
import type { Figure, Video } from "#content/content-types.ts";
import { toAbsoluteImageUrl } from "#content/image-url.server.ts";
import { readEnvironment } from "#lib/environment.server.ts";
import { toSafeHref } from "#ui/safe-href.ts";
import { toVideoSource } from "#ui/video-source.server.ts";

/** A link as an absolute URL; null for one that a browser would execute. */
export function toAbsoluteUrl(href: string | null): string | null {
  const safe = toSafeHref(href);
  return safe && (URL.parse(safe, readEnvironment().siteUrl)?.href ?? null);
}

/** An image at page size; null when none was uploaded. */
export const toPictureUrl = (figure: Figure) => toAbsoluteImageUrl(figure, { width: 1600 });

/** A video's URL; null without one. */
export function toVideoUrl(video: Video): string | null {
  const source = toVideoSource(video);
  return source && toAbsoluteUrl(source.kind === "file" ? source.src : source.href);
}
