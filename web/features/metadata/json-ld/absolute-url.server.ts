import "server-only";
import type { Figure } from "#content/content-types.ts";
import { readEnvironment } from "#lib/environment.server.ts";
import { toAbsoluteImageUrl } from "#content/image-url.server.ts";

export const toAbsoluteUrl = (path: string): string => new URL(path, readEnvironment().siteUrl).href;

/** An image's absolute URL at the width search engines ask for, or null when none was uploaded. */
export const toPictureAddress = (figure: Figure | null | undefined): string | null =>
  figure ? toAbsoluteImageUrl(figure, { width: 1200 }) : null;
