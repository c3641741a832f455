import { readCrossSells } from "#catalog/cross-sells.server.ts";
import { publishedView } from "#content/view.server.ts";

/** SPEC §7: what a cart suggests to whoever has one of `shownWith` in it. */
export async function GET(): Promise<Response> {
  return Response.json(await readCrossSells(publishedView));
}
