import { toLiveEventsUrl } from "#content/live-events-url.server.ts";
import { readView } from "#content/view.server.ts";
import { readEnvironment } from "#lib/environment.server.ts";

/** The lake's live events, drafts included, for whoever has the preview on. The token that reads them stays here. */
export async function GET(request: Request): Promise<Response> {
  const { preview } = await readView();
  if (!preview) return Response.json({ error: "Open a preview link first." }, { status: 401 });
  // 204 tells a page that is still open not to come back.
  if (preview.kind === "ended") return new Response(null, { status: 204 });
  const events = await fetch(toLiveEventsUrl({ drafts: true }), {
    headers: { authorization: `Bearer ${readEnvironment().content.readToken}`, accept: "text/event-stream" },
    signal: request.signal,
  });
  if (!events.ok)
    return Response.json({ error: `Sanity's live events answered ${events.status}.` }, { status: 502 });
  return new Response(events.body, {
    headers: { "content-type": "text/event-stream", "cache-control": "no-store, no-transform" },
  });
}
