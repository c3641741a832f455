import { readAnnouncements } from "#content/announcements.server.ts";
import { publishedView } from "#content/view.server.ts";

/** SPEC §7: the published announcements, in the order in which they take turns. */
export async function GET(): Promise<Response> {
  return Response.json(await readAnnouncements(publishedView));
}
