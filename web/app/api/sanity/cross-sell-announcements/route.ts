import { readCrossSells } from "#catalog/cross-sells.server.ts";
import { publishedView } from "#content/view.server.ts";

/** What a cart suggests to whoever has one of `shownWith` in it (requirements §7.2). */
export async function GET(): Promise<Response> {
  return Response.json(await readCrossSells(publishedView));
}
