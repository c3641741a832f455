import "server-only";
import { readEnvironment } from "#lib/environment.server.ts";
import { toSafeHref } from "./safe-href.ts";

/** A link as an absolute URL; null for one that a browser would execute. */
export function toSafeAbsoluteUrl(href: string | null): string | null {
  const safe = toSafeHref(href);
  return safe && (URL.parse(safe, readEnvironment().siteUrl)?.href ?? null);
}
