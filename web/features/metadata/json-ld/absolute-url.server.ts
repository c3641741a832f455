import "server-only";
import type { Figure } from "#content/content-types.ts";
import { readEnvironment } from "#lib/environment.server.ts";
import { toAbsoluteImageUrl } from "#content/image-url.server.ts";

/** The whole address of something on the site. */
export const toAbsoluteUrl = (path: string): string => new URL(path, readEnvironment().siteUrl).href;

/** The whole address of a picture at the width search engines ask for, or null when nothing was uploaded. */
export const toPictureAddress = (figure: Figure | null | undefined): string | null =>
  figure ? toAbsoluteImageUrl(figure, { width: 1200 }) : null;
