import "server-only";
import type { ClientPerspective } from "@sanity/client";
import { draftMode } from "next/headers";
import type { Preview } from "#content/preview/preview.ts";
import { readPreview } from "./preview/preview.server.ts";

/** Which content a request may see. */
export interface View {
  perspective: ClientPerspective;
  /** Whether strings carry stega characters for visual editing. */
  isEditable: boolean;
  /** Null for the public, whose pages are cached. */
  preview: Preview | null;
}

export const publishedView: View = { perspective: "published", isEditable: false, preview: null };

/** Whether it's what everybody sees, and may be cached. */
export const isPublicView = ({ perspective, isEditable }: View): boolean =>
  perspective === "published" && !isEditable;

/** The published view or, in draft mode, the preview's. Keeps pages static outside draft mode. */
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
