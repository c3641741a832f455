import type { DocumentBadgeComponent, DocumentBadgeDescription, DocumentBadgesResolver } from "sanity";

/** The document's fields. `startsAt` and `endsAt` are ISO 8601 times. */
type Period = Readonly<Record<string, unknown>>;

/** Shows a badge on promotions that are published but not visible. */
export const withPromotionBadge: DocumentBadgesResolver = (badges, { schemaType }) =>
  schemaType === "promotion" ? [...badges, PromotionBadge] : badges;

const PromotionBadge: DocumentBadgeComponent = ({ published }) =>
  published ? describePeriod(published, new Date()) : null;

/** Why a promotion isn't visible now; null when it is. */
export function describePeriod({ startsAt, endsAt }: Period, now: Date): DocumentBadgeDescription | null {
  if (typeof endsAt === "string" && new Date(endsAt) <= now) {
    return { label: "Ended", title: "Shoppers no longer see it.", color: "warning" };
  }
  if (typeof startsAt === "string" && new Date(startsAt) > now) {
    return { label: "Starts later", title: "Shoppers don't see it yet.", color: "primary" };
  }
  return null;
}
