import { defineEnableDraftMode } from "next-sanity/draft-mode";
import { unstable_rethrow } from "next/navigation";
import { draftClient } from "#content/content-client.server.ts";
import { startEditorSession } from "#content/preview/preview.server.ts";

/** Presentation opens this URL with a one-time secret that only a signed-in editor can create. */
export async function GET(request: Request): Promise<Response> {
  try {
    return await defineEnableDraftMode({ client: draftClient() }).GET(request);
  } catch (redirect) {
    // The secret was valid. next-sanity redirects by throwing.
    await startEditorSession();
    unstable_rethrow(redirect);
    throw redirect;
  }
}
