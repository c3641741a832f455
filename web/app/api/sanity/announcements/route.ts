import { readAnnouncements } from "#content/announcements.server.ts";
import { publishedView } from "#content/view.server.ts";

/** Published announcements in rotation order (requirements §7.3). */
export async function GET(): Promise<Response> {
  return Response.json(await readAnnouncements(publishedView));
}
