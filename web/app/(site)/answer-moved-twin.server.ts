import "server-only";
import { publishedView } from "#content/view.server.ts";
import { findRedirect } from "./find-redirect.server.ts";
import { toTwinPath, type TwinEnding } from "./twin-path.ts";

/**
 * The answer for a missing page's Markdown or share picture: a redirect to that of the page that it has moved to, or 404. A browser asks again
 * each time, as for pages (docs/decisions/0015).
 */
export async function answerMovedTwin(path: string, ending: TwinEnding): Promise<Response> {
  const moved = await findRedirect(path, publishedView);
  const location = moved && toTwinPath(moved.location, ending);
  if (!location) return new Response("There's nothing at this address.\n", { status: 404 });
  const status = moved.isPermanent ? 308 : 307;
  return new Response(null, { status, headers: { location, "cache-control": "max-age=0, must-revalidate" } });
}
