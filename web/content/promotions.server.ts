import "server-only";
import type { PromotionsQueryResult } from "@shop/schemas/generated/sanity.types.ts";
import { promotionProjection } from "@shop/schemas/documents/promotion.groq.ts";
import { defineQuery } from "groq";
import { cacheLife } from "next/cache";
import { type Phase, phase } from "#lib/phase.ts";
import { isRunning, secondsUntilChange } from "#lib/promotion-period.ts";
import { readContent } from "./read-content.server.ts";
import { publishedView, type View } from "./view.server.ts";

/** Of two in the same place the one that began last is shown. */
export const promotionsQuery = defineQuery(
  `*[_type == "promotion"] | order(coalesce(startsAt, _createdAt) desc) ${promotionProjection}`,
);

const types = ["promotion"];

/** The promotions that run now, the latest first. A preview shows those that are still to come too. */
export async function readPromotions(view: View): Promise<PromotionsQueryResult> {
  if (view.perspective === "published" && !view.isEditable) return readRunning(phase());
  const promotions = await readContent({ query: promotionsQuery, view, types });
  return promotions.filter((promotion) => isRunning({ ...promotion, startsAt: null }, new Date()));
}

/** Kept until one begins or ends, or is changed. The argument is explained at `phase`. */
async function readRunning(_during: Phase): Promise<PromotionsQueryResult> {
  "use cache";
  const promotions = await readContent({ query: promotionsQuery, view: publishedView, types });
  const now = new Date();
  cacheLife({
    stale: 30,
    revalidate: Math.min(300, secondsUntilChange(promotions, now)),
    expire: 365 * 24 * 3600,
  });
  return promotions.filter((promotion) => isRunning(promotion, now));
}
