import "server-only";
import { crossSellAnnouncementProjection } from "@shop/schemas/documents/cross-sell-announcement.groq.ts";
import { documentPath } from "@shop/schemas/paths.ts";
import { defineQuery } from "groq";
import { readContent } from "./read-content.server.ts";
import type { View } from "./view.server.ts";
import { withoutNull } from "./without-null.ts";

export const crossSellAnnouncementsQuery = defineQuery(
  `*[_type == "crossSellAnnouncement"] | order(coalesce(order, 1000) asc, _createdAt asc) ${crossSellAnnouncementProjection}`,
);

/**
 * Cross-sell announcements in the editors' order, without those whose product isn't published. The product's link and
 * image are the defaults.
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
      shownWith: withoutNull(announcement.shownWith),
      offers: {
        title: offers.title,
        handle: offers.handle,
        audience: offers.audience,
        holds: withoutNull(offers.holds),
        heldBy: withoutNull(offers.heldBy),
      },
    };
  });
}
