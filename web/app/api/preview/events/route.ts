import { toLiveEventsUrl } from "#content/live-events-url.server.ts";
import { isLinkOpen } from "#content/preview/preview.server.ts";
import { readView } from "#content/view.server.ts";
import { readEnvironment } from "#lib/environment.server.ts";

/**
 * The lake's live events, drafts included, for whoever has the preview on. The token that reads them stays here. The stream of a
 * link ends with the first event after the link's own end, by which the open page learns of it.
 */
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
