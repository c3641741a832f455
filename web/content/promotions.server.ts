import "server-only";
import type { PromotionsQueryResult } from "@shop/schemas/generated/sanity.types.ts";
import { promotionProjection } from "@shop/schemas/documents/promotion.groq.ts";
import { defineQuery } from "groq";
import { cacheLife } from "next/cache";
import { type Phase, phase } from "#lib/phase.ts";
import { isRunning, secondsUntilChange } from "#lib/promotion-period.ts";
import { readContent } from "./read-content.server.ts";
import { publishedView, type View } from "./view.server.ts";

/** If two share a position, the one that started last is shown. */
export const promotionsQuery = defineQuery(
  `*[_type == "promotion"] | order(coalesce(startsAt, _createdAt) desc) ${promotionProjection}`,
);

const types = ["promotion"];

/** Promotions that run now, latest first. A preview includes future ones. */
export async function readPromotions(view: View): Promise<PromotionsQueryResult> {
  if (view.perspective === "published" && !view.isEditable) return readRunning(phase());
  const promotions = await readContent({ query: promotionsQuery, view, types });
  return promotions.filter((promotion) => isRunning({ ...promotion, startsAt: null }, new Date()));
}

/** Cached until one starts, ends or changes. For the argument, see `phase`. */
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
