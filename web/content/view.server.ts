import "server-only";
import type { ClientPerspective } from "@sanity/client";
import { resolvePerspectiveFromCookies } from "next-sanity/live";
import { cookies, draftMode } from "next/headers";

/** What of the content a request may see. */
export interface View {
  perspective: ClientPerspective;
  /** Whether draft mode is on: strings carry the marks that visual editing reads, and nothing is cached. */
  isPreview: boolean;
}

export const publishedView: View = { perspective: "published", isPreview: false };

/** The published view, or in draft mode the drafts or release chosen in the Studio. Keeps a page static outside draft mode. */
export async function readView(): Promise<View> {
  const { isEnabled } = await draftMode();
  if (!isEnabled) return publishedView;
  return { perspective: await resolvePerspectiveFromCookies({ cookies: await cookies() }), isPreview: true };
}
