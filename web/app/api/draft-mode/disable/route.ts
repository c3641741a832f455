import { draftMode } from "next/headers";
import { endSession } from "#content/preview/preview.server.ts";
import { isCrossSite } from "#lib/cross-site.ts";
import { toLocalPath } from "#lib/local-path.ts";
import { readForm } from "#lib/read-form.ts";

/** Leaves the preview and returns to the same page as the public sees it. */
export async function POST(request: Request): Promise<Response> {
  if (isCrossSite(request))
    return Response.json({ error: "Leave the preview from the preview itself." }, { status: 403 });
  const form = await readForm(request);
  if ("refusal" in form) return form.refusal;
  (await draftMode()).disable();
  await endSession();
  return new Response(null, { status: 303, headers: { location: toLocalPath(form.fields["path"]) } });
}
