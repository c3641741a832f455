import "server-only";
import type { ClientPerspective } from "@sanity/client";
import { draftMode } from "next/headers";
import type { Preview } from "#content/preview/preview.ts";
import { readPreview } from "./preview/preview.server.ts";

/** What of the content a request may see. */
export interface View {
  perspective: ClientPerspective;
  /** Whether strings carry the marks by which visual editing finds their field. */
  isEditable: boolean;
  /** Null for the public, whose pages are cached. */
  preview: Preview | null;
}

export const publishedView: View = { perspective: "published", isEditable: false, preview: null };

/** The published view, or in draft mode what the preview may show. Keeps a page static outside draft mode. */
export async function readView(): Promise<View> {
  const { isEnabled } = await draftMode();
  if (!isEnabled) return publishedView;
  const preview = await readPreview();
  if (preview.kind === "ended") return { ...publishedView, preview };
  if (preview.kind === "editor") return { perspective: preview.perspective, isEditable: true, preview };
  const { shows, release } = preview;
  const perspective = shows === "release" ? [release?.name ?? "drafts"] : shows;
  return { perspective, isEditable: false, preview };
}
