import { readFeatures } from "#content/features.server.ts";
import { publishedView } from "#content/view.server.ts";

/** SPEC §7: the names of the features that are on. */
export async function GET(): Promise<Response> {
  return Response.json(await readFeatures(publishedView));
}
