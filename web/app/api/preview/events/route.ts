import { z } from "zod";
import { toLiveEventsUrl } from "#content/live-events-url.server.ts";
import { hasChangedSince } from "#content/preview/changed-since.server.ts";
import { isLinkOpen } from "#content/preview/preview.server.ts";
import { readView } from "#content/view.server.ts";
import { readEnvironment } from "#lib/environment.server.ts";

/** When the page was rendered. */
const sinceSchema = z.iso.datetime().nullable();

/**
 * The lake's live events, including drafts, for previews. The read token stays on the server. If something changed between `since`
 * and the connection, the first event is `restart`. For a preview link, the stream ends with the first event after the link has
 * expired, which tells the open page.
 */
export async function GET(request: Request): Promise<Response> {
  const since = sinceSchema.safeParse(new URL(request.url).searchParams.get("since"));
  if (!since.success)
    return Response.json({ error: "`since` must be a time in ISO 8601, in UTC." }, { status: 400 });
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
  const followed = preview.kind === "link" ? events.body?.pipeThrough(endWithLink(preview.id)) : events.body;
  // A page that connects again catches up anyway.
  const isFirst = !request.headers.has("last-event-id");
  const hasMissed = isFirst && since.data !== null && (await hasChangedSince(since.data));
  return new Response(hasMissed ? followed?.pipeThrough(beginWithRestart()) : followed, {
    headers: { "content-type": "text/event-stream", "cache-control": "no-store, no-transform" },
  });
}

const beginWithRestart = () =>
  new TransformStream<Uint8Array, Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode("event: restart\ndata: {}\n\n")),
  });

const endWithLink = (id: string) =>
  new TransformStream<Uint8Array, Uint8Array>({
    async transform(chunk, controller) {
      controller.enqueue(chunk);
      if (!(await isLinkOpen(id))) controller.terminate();
    },
  });
