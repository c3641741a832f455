import { draftMode } from "next/headers";
import { endSession } from "#content/preview/preview.server.ts";
import { toLocalPath } from "#lib/local-path.ts";

/** Leaves the preview and returns to the same page as the public sees it. */
export async function POST(request: Request): Promise<Response> {
  (await draftMode()).disable();
  await endSession();
  const form = await request.formData();
  return new Response(null, { status: 303, headers: { location: toLocalPath(form.get("path")) } });
}
