import { readAnnouncements } from "#content/announcements.server.ts";
import { publishedView } from "#content/view.server.ts";

/** The announcements that run now, in rotation order (requirements §7.3). */
export async function GET(): Promise<Response> {
  const announcements = await readAnnouncements(publishedView);
  return Response.json(announcements.map(({ _id, text, url }) => ({ _id, text, url })));
}
