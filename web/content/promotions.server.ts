import "server-only";
import type { PromotionsQueryResult } from "@shop/schemas/generated/sanity.types.ts";
import { promotionProjection } from "@shop/schemas/documents/promotion.groq.ts";
import { defineQuery } from "groq";
import { type Phase, phase } from "#lib/phase.ts";
import { readContent } from "./read-content.server.ts";
import { keepRunning, keepUnended } from "./running.server.ts";
import { isPublicView, publishedView, type View } from "./view.server.ts";

/** If two share a position, the one that started last is shown. */
export const promotionsQuery = defineQuery(
  `*[_type == "promotion"] | order(coalesce(startsAt, _createdAt) desc) ${promotionProjection}`,
);

const read = (view: View) => readContent({ query: promotionsQuery, view, types: ["promotion"] });

/** Promotions that run now, latest first. A preview includes scheduled ones. */
export const readPromotions = async (view: View): Promise<PromotionsQueryResult> =>
  isPublicView(view) ? readRunning(phase()) : keepUnended(await read(view));

/** For the argument, see `phase`. */
async function readRunning(_during: Phase): Promise<PromotionsQueryResult> {
  "use cache";
  return keepRunning(await read(publishedView), "promotion");
}
