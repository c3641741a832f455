import "server-only";
import { documentPath } from "@shop/schemas/paths.ts";
import { readRedirect } from "#content/redirects.server.ts";
import { readSitemap } from "#content/sitemap.server.ts";
import type { View } from "#content/view.server.ts";
import { isExternal, toSafeHref } from "#ui/safe-href.ts";

export interface Redirect {
  location: string;
  isPermanent: boolean;
}

/**
 * Where an editor's redirect leads from a path, or where the page is if it's asked for in capitals, as people write a sign. Null if there's
 * neither, or if the redirect can't be followed.
 */
export async function findRedirect(path: string, view: View): Promise<Redirect | null> {
  const redirectDocument = await readRedirect(path, view);
  if (!redirectDocument) return findLowercase(path);
  const to = toSafeHref(redirectDocument.to);
  // `//host` and `/\host` look like paths but are other sites.
  if (to === null || (to.startsWith("/") && isExternal(to)) || (await isLoop(path, to, view))) return null;
  return { location: toLocation(to), isPermanent: redirectDocument.isPermanent !== false };
}

async function findLowercase(path: string): Promise<Redirect | null> {
  const lowercase = path.toLowerCase();
  if (lowercase === path) return null;
  const documents = await readSitemap();
  const isPage = documents.some((document) => documentPath(document) === lowercase);
  return isPage ? { location: toLocation(lowercase), isPermanent: true } : null;
}

/** The Studio keeps redirects to one step, but an import may create chains, even circular ones. */
const maxSteps = 5;

async function isLoop(from: string, to: string, view: View): Promise<boolean> {
  let path = to;
  for (let step = 1; step < maxSteps && path !== from; step += 1) {
    const next = await readRedirect(path, view);
    if (!next?.to) return false;
    path = next.to;
  }
  return true;
}

/** Encodes an address for a header. */
const toLocation = (href: string) => href.toWellFormed().replace(/[^\x21-\x7e]+/g, encodeURI);
