import { z } from "zod";
import { keepLinkSession, readPreview } from "#content/preview/preview.server.ts";
import { shownSchema } from "#content/preview/preview-session.ts";
import { isCrossSite } from "#lib/cross-site.ts";
import { toLocalPath } from "#lib/local-path.ts";
import { readForm } from "#lib/read-form.ts";

const formSchema = z.object({ shows: shownSchema, path: z.string() });

/** Switches what a reviewer sees, within what their link allows. */
export async function POST(request: Request): Promise<Response> {
  if (isCrossSite(request))
    return Response.json({ error: "You can only switch from the preview itself." }, { status: 403 });
  const preview = await readPreview();
  if (preview.kind !== "link") {
    return Response.json({ error: "Open a preview link first." }, { status: 401 });
  }
  const posted = await readForm(request);
  if ("refusal" in posted) return posted.refusal;
  const form = formSchema.safeParse(posted.fields);
  if (!form.success) {
    return Response.json({ error: "Choose published, drafts or release." }, { status: 400 });
  }
  await keepLinkSession(preview.id, form.data.shows);
  return new Response(null, { status: 303, headers: { location: toLocalPath(form.data.path) } });
}
