import "server-only";
import type { Figure, Video } from "#content/content-types.ts";
import { toAbsoluteImageUrl } from "#content/image-url.server.ts";
import { readEnvironment } from "#lib/environment.server.ts";
import { toSafeHref } from "#ui/safe-href.ts";
import { toVideoSource } from "#ui/video-source.server.ts";

/** An address as somebody away from the site needs it; null when a browser could run it instead of opening it. */
export function toAbsoluteUrl(href: string | null): string | null {
  const safe = toSafeHref(href);
  return safe && (URL.parse(safe, readEnvironment().siteUrl)?.href ?? null);
}

/** A picture in the size of a page; null when nothing was uploaded. */
export const toPictureUrl = (figure: Figure) => toAbsoluteImageUrl(figure, { width: 1600 });

/** Where a film is seen; null when there is none. */
export function toFilmUrl(video: Video): string | null {
  const source = toVideoSource(video);
  return source && toAbsoluteUrl(source.kind === "file" ? source.src : source.href);
}
