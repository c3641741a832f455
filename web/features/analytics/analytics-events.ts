import type { Currency } from "#commerce/offer.ts";

// What's pushed to the tag manager's data layer (requirements §7.5x), with the names that Google Analytics gives the fields of an item
// (developers.google.com/analytics/devguides/collection/ga4/ecommerce).

/** A product (requirements §3.73). */
export interface AnalyticsItem {
  item_name: string;
  /** The variant's id without `gid://shopify/ProductVariant/`. */
  item_id: string;
  item_sku: string | null;
  item_category: string;
  price: number;
  quantity: number;
}

export interface ShownPromotion {
  promotion_id: string;
  promotion_name: string;
  creative_slot: string;
  location_id: string;
}

export type VideoStatus = "start" | "pause" | "complete";

/** Events about products and promotions. */
export type ShopEvent =
  | {
      event: "view_item" | "add_to_cart" | "remove_from_cart";
      ecommerce: { currency: Currency; value: number; items: [AnalyticsItem, ...AnalyticsItem[]] };
    }
  | {
      event: "view_item_list";
      ecommerce: { item_list_name: string; currency: Currency; items: AnalyticsItem[] };
    }
  | { event: "view_promotion" | "select_promotion"; ecommerce: ShownPromotion };

/** All other events. */
export type SiteEvent =
  | { event: "page_view"; url: string; page_title: string }
  | {
      event: `video_${VideoStatus}`;
      video_provider: string;
      /** Times in seconds. */
      info: { title: string; url: string; current_time: number; duration: number };
    }
  | { event: "sign_up"; subscriber_id: string; url: string; location: string }
  | {
      event: "video_search";
      searchTerm: string;
      totalResults: number;
      matchingResults: number;
      suggestedResults: number;
    }
  /** `result_term` is the result's title, such as a sign's gloss. */
  | { event: "video_search_click"; result_term: string; total_results: number; video_slug: string }
  | ({ event: "quiz_completed"; quizResponseId: string } & QuizCompletion);

/** A completed quiz, with the names of requirements §3.71. */
export interface QuizCompletion {
  quizId: string;
  quizTitle: string;
  /** The number of questions answered right; null if the opening question ended the quiz. */
  quizScore: number | null;
  /** Each with its level, as in its address. */
  freeLessons: string[];
  /** Product handles. */
  recommendedProducts: string[];
}
