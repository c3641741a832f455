import "server-only";
import { notFound, permanentRedirect, redirect } from "next/navigation";
import { readRedirect } from "#content/redirects.server.ts";
import type { View } from "#content/view.server.ts";
import { isExternal, toSafeHref } from "#ui/safe-href.ts";

/**
 * Ends a page that is not there: leads to where an editor says that it is now (308, or 307 for the time being), or tells that
 * nothing is there. Only asked when nothing stands at the path, so a page always wins over a redirect. The query is not passed
 * on: these pages are kept for everybody.
 */
export async function redirectOrNotFound(path: string, view: View): Promise<never> {
  const found = await readRedirect(path, view);
  const to = toSafeHref(found?.to);
  // `//host` and `/\host` are other sites in a path's clothes.
  if (to === null || (to.startsWith("/") && isExternal(to)) || (await isLoop(path, to, view))) notFound();
  const location = toLocation(to);
  return found?.isPermanent === false ? redirect(location) : permanentRedirect(location);
}

/** As long as the Studio is asked, a redirect takes one step; an import can leave a chain, and a chain can come back. */
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

/** An address as a header may carry it. */
const toLocation = (href: string) => href.toWellFormed().replace(/[^\x21-\x7e]+/g, encodeURI);
