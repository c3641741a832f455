import "server-only";
import type { AnnouncementsQueryResult } from "@shop/schemas/generated/sanity.types.ts";
import { announcementProjection } from "@shop/schemas/documents/announcement.groq.ts";
import { defineQuery } from "groq";
import { type Phase, phase } from "#lib/phase.ts";
import { readContent } from "./read-content.server.ts";
import { keepRunning, keepUnended } from "./running.server.ts";
import { isPublicView, publishedView, type View } from "./view.server.ts";

export const announcementsQuery = defineQuery(
  `*[_type == "announcement"] | order(coalesce(order, 1000) asc, _createdAt asc) ${announcementProjection}`,
);

const read = (view: View) => readContent({ query: announcementsQuery, view, types: ["announcement"] });

/** Announcements that run now, in the editors' order. A preview includes scheduled ones. */
export const readAnnouncements = async (view: View): Promise<AnnouncementsQueryResult> =>
  isPublicView(view) ? readRunning(phase()) : keepUnended(await read(view));

/** For the argument, see `phase`. */
async function readRunning(_during: Phase): Promise<AnnouncementsQueryResult> {
  "use cache";
  return keepRunning(await read(publishedView), "announcement");
}
