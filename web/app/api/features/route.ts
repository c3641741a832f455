import { readFeatures } from "#content/features.server.ts";
import { publishedView } from "#content/view.server.ts";

/** The names of enabled features (requirements §7.7). */
export async function GET(): Promise<Response> {
  return Response.json(await readFeatures(publishedView));
}
