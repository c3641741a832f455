import "server-only";
import { notFound, permanentRedirect, redirect } from "next/navigation";
import { readRedirect } from "#content/redirects.server.ts";
import type { View } from "#content/view.server.ts";
import { toSafeHref } from "#ui/safe-href.ts";

/**
 * Ends a page that is not there: leads to where an editor says that it is now (308, or 307 for the time being), or tells that
 * nothing is there. Only asked when nothing stands at the path, so a page always wins over a redirect. The query is not passed
 * on: these pages are kept for everybody.
 */
export async function redirectOrNotFound(path: string, view: View): Promise<never> {
  const found = await readRedirect(path, view);
  const to = toSafeHref(found?.to);
  if (to === null || to === path) notFound();
  const location = toLocation(to);
  return found?.isPermanent === false ? redirect(location) : permanentRedirect(location);
}

/** An address as a header may carry it. */
const toLocation = (href: string) => href.toWellFormed().replace(/[^\x21-\x7e]+/g, encodeURI);
