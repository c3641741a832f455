import "server-only";
import { crossSellAnnouncementProjection } from "@shop/schemas/documents/cross-sell-announcement.groq.ts";
import { documentPath } from "@shop/schemas/paths.ts";
import { defineQuery } from "groq";
import { readContent } from "./read-content.server.ts";
import type { View } from "./view.server.ts";

export const crossSellAnnouncementsQuery = defineQuery(
  `*[_type == "crossSellAnnouncement"] | order(coalesce(order, 1000) asc, _createdAt asc) ${crossSellAnnouncementProjection}`,
);

/**
 * What a cart suggests, in the editors' order. One whose offer is not published is left out; one without a link or a picture of
 * its own has those of what it offers.
 */
export async function readCrossSellAnnouncements(view: View) {
  const announcements = await readContent({
    query: crossSellAnnouncementsQuery,
    view,
    types: ["crossSellAnnouncement", "course", "book"],
  });
  return announcements.flatMap(({ offers, ...announcement }) => {
    if (!offers) return [];
    return {
      ...announcement,
      url: announcement.url ?? documentPath(offers),
      image: announcement.image?.asset ? announcement.image : offers.image,
      shownWith: withoutNull(announcement.shownWith ?? []),
      offers: {
        title: offers.title,
        handle: offers.handle,
        holds: withoutNull(offers.holds),
        heldBy: withoutNull(offers.heldBy),
      },
    };
  });
}

const withoutNull = (handles: readonly (string | null)[]) => handles.filter((handle) => handle !== null);
