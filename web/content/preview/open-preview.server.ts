import "server-only";
import { draftMode } from "next/headers";
import type { LinkState } from "./link-state.ts";
import { countUse, type PreviewLink } from "./preview-links.server.ts";
import { keepLinkSession } from "./preview.server.ts";

/** Starts a preview with a link, unless somebody has used it up in the meantime. */
export async function openPreview(link: PreviewLink): Promise<LinkState> {
  const state = await countUse(link);
  if (state !== "open") return state;
  (await draftMode()).enable();
  await keepLinkSession(link._id, link.what === "drafts" ? "drafts" : "release");
  return "open";
}
