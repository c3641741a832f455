import { readAnnouncements } from "#content/announcements.server.ts";
import { publishedView } from "#content/view.server.ts";

/** The published announcements, in the order in which they take turns (requirements §7.3). */
export async function GET(): Promise<Response> {
  return Response.json(await readAnnouncements(publishedView));
}
