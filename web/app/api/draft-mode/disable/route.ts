import { draftMode } from "next/headers";
import { endSession } from "#content/preview/preview.server.ts";
import { isCrossSite } from "#lib/cross-site.ts";
import { toLocalPath } from "#lib/local-path.ts";
import { readForm } from "#lib/read-form.ts";

/** Ends the preview and returns to the public version of the page. */
export async function POST(request: Request): Promise<Response> {
  if (isCrossSite(request))
    return Response.json({ error: "The preview can only be closed from its own pages." }, { status: 403 });
  const form = await readForm(request);
  if ("refusal" in form) return form.refusal;
  (await draftMode()).disable();
  await endSession();
  return new Response(null, { status: 303, headers: { location: toLocalPath(form.fields["path"]) } });
}
