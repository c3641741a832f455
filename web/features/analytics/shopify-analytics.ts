import { getClientBrowserParameters, sendShopifyAnalytics } from "@shopify/hydrogen-react/analytics";
import { AnalyticsEventName, AnalyticsPageType } from "@shopify/hydrogen-react/analytics-constants";
import type {
  ShopifyAnalyticsProduct,
  ShopifyPageViewPayload,
} from "@shopify/hydrogen-react/analytics-types";
import { browserStorage } from "#lib/browser-storage.ts";
import { createToken } from "#lib/create-token.ts";
import type { ChangedLine } from "./cart-changes.ts";
import { findCollection, findViewedItem, readCurrency } from "./shown-items.ts";

/** Sends Shopify's own reports (requirements §7.51). Failures are logged by hydrogen-react, in the words of requirements §8.9. */
export interface ShopifyAnalytics {
  viewPage: (page: ParentNode) => void;
  search: (words: string) => void;
  addToCart: (added: readonly ChangedLine[]) => void;
}

/** `shopId` is a `gid://shopify/Shop/…`. */
export function createShopifyAnalytics(shopId: string): ShopifyAnalytics {
  const toPayload = () => {
    keepVisitorCookies();
    return {
      ...getClientBrowserParameters(),
      // Without the query, which may contain a token from a mail.
      url: location.origin + location.pathname,
      search: "",
      shopId,
      currency: readCurrency(),
      acceptedLanguage: "EN",
      // The banner asks about reports only.
      hasUserConsent: true,
      analyticsAllowed: true,
      marketingAllowed: false,
      saleOfDataAllowed: false,
    } as const;
  };
  const send = (eventName: keyof typeof AnalyticsEventName, payload: Partial<ShopifyPageViewPayload>) =>
    void sendShopifyAnalytics({
      eventName: AnalyticsEventName[eventName],
      payload: { ...toPayload(), ...payload },
    });

  return {
    viewPage(page) {
      const [item, collection] = [findViewedItem(page), findCollection(page)];
      if (item) {
        const product: ShopifyAnalyticsProduct = {
          productGid: item.productId,
          variantGid: item.variantId,
          name: item.name,
          brand: "",
          category: item.category,
          price: item.prices[readCurrency()],
          sku: item.sku,
          quantity: 1,
        };
        const payload = { pageType: AnalyticsPageType.product, resourceId: item.productId };
        send("PAGE_VIEW_2", payload);
        send("PRODUCT_VIEW", { ...payload, products: [product], totalValue: Number(product.price) });
      } else if (collection) {
        const payload = { pageType: AnalyticsPageType.collection, resourceId: collection.id };
        send("PAGE_VIEW_2", payload);
        send("COLLECTION_VIEW", {
          ...payload,
          collectionHandle: collection.handle,
          collectionId: collection.id,
        });
      } else {
        send("PAGE_VIEW_2", { pageType: pageTypes[location.pathname] ?? AnalyticsPageType.page });
      }
    },

    search: (words) => send("SEARCH_VIEW", { pageType: AnalyticsPageType.search, searchString: words }),

    addToCart(added) {
      const products = added.map(({ line: { merchandise, cost }, difference }) => ({
        productGid: merchandise.product.id,
        variantGid: merchandise.id,
        name: merchandise.product.title,
        variantName: merchandise.title,
        brand: "",
        category: merchandise.product.productType,
        price: cost.amountPerQuantity.amount,
        sku: merchandise.sku,
        quantity: difference,
      }));
      const totalValue = products.reduce((sum, { price, quantity }) => sum + Number(price) * quantity, 0);
      void sendShopifyAnalytics({
        eventName: AnalyticsEventName.ADD_TO_CART,
        // The browser never learns a cart's id, because it contains the cart's secret.
        payload: { ...toPayload(), products, totalValue, cartId: "" },
      });
    },
  };
}

const pageTypes: Readonly<Record<string, string>> = {
  "/": AnalyticsPageType.home,
  "/search": AnalyticsPageType.search,
};

/** Renews the visitor's and the visit's cookie with each report (requirements §9.2). */
function keepVisitorCookies(): void {
  for (const { name, maxAgeSeconds } of [browserStorage.shopifyVisitor, browserStorage.shopifyVisit]) {
    const known = new RegExp(`(?:^|; )${name}=([^;]+)`).exec(document.cookie)?.[1];
    const secure = location.protocol === "https:" ? "; secure" : "";
    document.cookie = `${name}=${known ?? createToken()}; path=/; max-age=${maxAgeSeconds}; samesite=lax${secure}`;
  }
}
