import { readPeriodState } from "@shop/schemas/vocabulary/periods.ts";
import type { DocumentBadgeComponent, DocumentBadgeDescription, DocumentBadgesResolver } from "sanity";

/** The document's fields. `startsAt` and `endsAt` are ISO 8601 times. */
type Fields = Readonly<Record<string, unknown>>;

const typesWithPeriod = new Set(["announcement", "promotion"]);

/** Shows a badge on announcements and promotions that are published but not visible. */
export const withPeriodBadge: DocumentBadgesResolver = (badges, { schemaType }) =>
  typesWithPeriod.has(schemaType) ? [...badges, PeriodBadge] : badges;

const PeriodBadge: DocumentBadgeComponent = ({ published }) =>
  published ? describePeriod(published, new Date()) : null;

/** Why a document isn't visible now; null when it is. */
export function describePeriod({ startsAt, endsAt }: Fields, now: Date): DocumentBadgeDescription | null {
  switch (readPeriodState({ startsAt: toTime(startsAt), endsAt: toTime(endsAt) }, now)) {
    case "ended":
      return { label: "Ended", title: "Shoppers no longer see it.", color: "warning" };
    case "scheduled":
      return { label: "Starts later", title: "Shoppers don't see it yet.", color: "primary" };
    case "running":
      return null;
  }
}

const toTime = (value: unknown) => (typeof value === "string" ? value : null);
