import type { DocumentBadgeComponent, DocumentBadgeDescription, DocumentBadgesResolver } from "sanity";

/** The document's fields, of which `startsAt` and `endsAt` are times in ISO 8601. */
type Period = Readonly<Record<string, unknown>>;

/** Promotions say when they are published and still not shown. */
export const withPromotionBadge: DocumentBadgesResolver = (badges, { schemaType }) =>
  schemaType === "promotion" ? [...badges, PromotionBadge] : badges;

const PromotionBadge: DocumentBadgeComponent = ({ published }) =>
  published ? describePeriod(published, new Date()) : null;

/** What keeps a promotion from being shown now; null when nothing does. */
export function describePeriod({ startsAt, endsAt }: Period, now: Date): DocumentBadgeDescription | null {
  if (typeof endsAt === "string" && new Date(endsAt) <= now) {
    return { label: "Ended", title: "Shoppers do not see it any more.", color: "warning" };
  }
  if (typeof startsAt === "string" && new Date(startsAt) > now) {
    return { label: "Begins later", title: "Shoppers do not see it yet.", color: "primary" };
  }
  return null;
}
