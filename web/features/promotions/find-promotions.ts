import { stegaClean } from "@sanity/client/stega";
import { type PromotionPosition, promotionPlaces } from "@shop/schemas/vocabulary/promotion-places.ts";
import type { Promotion } from "#content/content-types.ts";

/** A page's promotions, by position. */
export type PagePromotions = Partial<Record<PromotionPosition, Promotion>>;

/** A page's promotions: the first one for each position. One without text isn't shown. */
export function findPromotions(promotions: readonly Promotion[], path: string): PagePromotions {
  return Object.fromEntries(
    promotionPlaces
      .filter((position) => position.path === path)
      .flatMap(({ value, position }) => {
        const promotion = promotions.find(({ locationId, text }) => text && stegaClean(locationId) === value);
        return promotion ? [[position, promotion]] : [];
      }),
  );
}
