import { toLiveEventsUrl } from "#content/live-events-url.server.ts";
import { isLinkOpen } from "#content/preview/preview.server.ts";
import { readView } from "#content/view.server.ts";
import { readEnvironment } from "#lib/environment.server.ts";

/**
 * The lake's live events, including drafts, for previews. The read token stays on the server. For a preview link, the
 * stream ends with the first event after the link has expired, which tells the open page.
 */
export async function GET(request: Request): Promise<Response> {
  const { preview } = await readView();
  if (!preview) return Response.json({ error: "Open a preview link first." }, { status: 401 });
  // 204 tells the open page not to reconnect.
  if (preview.kind === "ended") return new Response(null, { status: 204 });
  const events = await fetch(toLiveEventsUrl({ drafts: true }), {
    headers: { authorization: `Bearer ${readEnvironment().content.readToken}`, accept: "text/event-stream" },
    signal: request.signal,
  });
  if (!events.ok)
    return Response.json({ error: `Sanity's live events returned ${events.status}.` }, { status: 502 });
  const body = preview.kind === "link" ? events.body?.pipeThrough(endWithLink(preview.id)) : events.body;
  return new Response(body, {
    headers: { "content-type": "text/event-stream", "cache-control": "no-store, no-transform" },
  });
}

const endWithLink = (id: string) =>
  new TransformStream<Uint8Array, Uint8Array>({
    async transform(chunk, controller) {
      controller.enqueue(chunk);
      if (!(await isLinkOpen(id))) controller.terminate();
    },
  });
