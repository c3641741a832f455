import "server-only";
import { notFound, permanentRedirect, redirect } from "next/navigation";
import { readRedirect } from "#content/redirects.server.ts";
import type { View } from "#content/view.server.ts";
import { isExternal, toSafeHref } from "#ui/safe-href.ts";

/**
 * Ends a request for a missing page: redirects to an editor's new address (308, or 307 for a temporary one), or shows
 * the 404 page. Only called when nothing is at the path, so a page always wins over a redirect. The query string is
 * dropped, because these responses are cached for everyone.
 */
export async function redirectOrNotFound(path: string, view: View): Promise<never> {
  const redirectDocument = await readRedirect(path, view);
  const to = toSafeHref(redirectDocument?.to);
  // `//host` and `/\host` look like paths but are other sites.
  if (to === null || (to.startsWith("/") && isExternal(to)) || (await isLoop(path, to, view))) notFound();
  const location = toLocation(to);
  return redirectDocument?.isPermanent === false ? redirect(location) : permanentRedirect(location);
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
