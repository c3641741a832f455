import { readCrossSells } from "#catalog/cross-sells.server.ts";
import { publishedView } from "#content/view.server.ts";

/** Suggestions for carts that contain one of `shownWith` (requirements §7.2). */
export async function GET(): Promise<Response> {
  return Response.json(await readCrossSells(publishedView));
}
