import { createToken } from "#lib/create-token.ts";
import { toCartEvents, toChangedLines } from "./cart-changes.ts";
import { readPageUrl } from "./page-url.ts";
import { loadContainer, loadScript, pushConsent, pushEvent, pushShopEvent } from "./data-layer.ts";
import { keepClickId } from "./click-id.ts";
import { createShopifyAnalytics } from "./shopify-analytics.ts";
import { findItemLists, findViewedItem, readCurrency, toAnalyticsItem, toPromotion } from "./shown-items.ts";
import { onTracked, type TrackedChange } from "./track.ts";
import { watchPromotions } from "./watch-promotions.ts";
import { watchVideos } from "./watch-videos.ts";

export interface AnalyticsConfig {
  /** Google Tag Manager's. */
  container: { id: string; origin: string } | null;
  /** A `gid://shopify/Shop/…`, if Shopify gets reports. */
  shopId: string | null;
  /** The script of a service that announces outages (requirements §2.65). */
  statusWidget: string | null;
}

/** Starts reports, once the visitor has consented. Returns the function that reports the page at a path, once it's shown. */
export function startAnalytics({ container, shopId, statusWidget }: AnalyticsConfig): (path: string) => void {
  const shopify = shopId === null ? null : createShopifyAnalytics(shopId);
  pushConsent();
  if (container) loadContainer(container);
  if (statusWidget) loadScript(statusWidget);
  keepClickId();
  watchVideos((event) => pushEvent(event));
  const lookForPromotions = watchPromotions({
    onView: (banner) => pushShopEvent({ event: "view_promotion", ecommerce: toPromotion(banner) }),
    onSelect: (banner) => pushShopEvent({ event: "select_promotion", ecommerce: toPromotion(banner) }),
  });
  onTracked((change) => report(change, shopify));

  return (path) => {
    // The visitor is already on another page, which will be reported.
    if (path !== location.pathname) return;
    pushEvent({ event: "page_view", url: readPageUrl(), page_title: document.title });
    viewItems();
    lookForPromotions();
    shopify?.viewPage(document);
  };
}

function report(change: TrackedChange, shopify: ReturnType<typeof createShopifyAnalytics> | null): void {
  switch (change.kind) {
    case "sign-up": {
      const { subscriberId, location: place } = change;
      pushEvent({ event: "sign_up", subscriber_id: subscriberId, url: readPageUrl(), location: place });
      return;
    }
    case "search": {
      const { words, matchingCount, suggestedCount } = change;
      pushEvent({
        event: "video_search",
        searchTerm: words,
        totalResults: matchingCount + suggestedCount,
        matchingResults: matchingCount,
        suggestedResults: suggestedCount,
      });
      shopify?.search(words);
      return;
    }
    case "search-click": {
      const { title, slug, totalCount } = change;
      pushEvent({
        event: "video_search_click",
        result_term: title,
        total_results: totalCount,
        video_slug: slug,
      });
      return;
    }
    case "quiz":
      pushEvent({ event: "quiz_completed", quizResponseId: createToken(), ...change.completion });
      return;
    case "cart": {
      const changes = toChangedLines(change.before, change.after);
      for (const event of toCartEvents(changes)) pushShopEvent(event);
      const added = changes.filter(({ difference }) => difference > 0);
      if (added.length > 0) shopify?.addToCart(added);
    }
  }
}

/** Reports the page's product and its lists of products. */
function viewItems(): void {
  const currency = readCurrency();
  const viewed = findViewedItem(document);
  if (viewed) {
    const item = toAnalyticsItem(viewed, currency);
    pushShopEvent({ event: "view_item", ecommerce: { currency, value: item.price, items: [item] } });
  }
  for (const { name, items } of findItemLists(document)) {
    const listed = items.map((item) => toAnalyticsItem(item, currency));
    pushShopEvent({
      event: "view_item_list",
      ecommerce: { item_list_name: name, currency, items: listed },
    });
  }
}
