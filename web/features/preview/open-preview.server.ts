import "server-only";
import { draftMode } from "next/headers";
import { countUse, type PreviewLink } from "#content/preview/preview-links.server.ts";
import { keepLinkSession } from "#content/preview/preview.server.ts";
import { toLocalPath } from "#lib/local-path.ts";
import { answerLinkPage } from "./link-page.ts";

/** Starts a preview with a link that is open, and leads to its page without the token in the address. */
export async function openPreview(link: PreviewLink): Promise<Response> {
  const state = await countUse(link);
  if (state !== "open") return answerLinkPage(state);
  (await draftMode()).enable();
  await keepLinkSession(link._id, link.what === "drafts" ? "drafts" : "release");
  return new Response(null, {
    status: 303,
    headers: {
      location: toLocalPath(link.path),
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
    },
  });
}
