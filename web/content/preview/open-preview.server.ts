import "server-only";
import { draftMode } from "next/headers";
import type { LinkState } from "@shop/schemas/vocabulary/preview-link-state.ts";
import { countUse, type PreviewLink } from "./preview-links.server.ts";
import { keepLinkSession } from "./preview.server.ts";

/** Starts a preview from a link, unless it has been used up meanwhile. */
export async function openPreview(link: PreviewLink): Promise<LinkState> {
  const state = await countUse(link);
  if (state !== "open") return state;
  (await draftMode()).enable();
  await keepLinkSession(link._id, link.what === "drafts" ? "drafts" : "release");
  return "open";
}
