import { hasAnalyticsConsent } from "#lib/analytics-consent.ts";
import type { ShopEvent, SiteEvent } from "./analytics-events.ts";

declare global {
  interface Window {
    /** Google Tag Manager's queue. */
    dataLayer?: unknown[];
  }
}

const toDataLayer = () => (window.dataLayer ??= []);

/** Adds an event, unless the visitor has withdrawn their consent since the page was opened, as in another tab. */
export function pushEvent(event: SiteEvent): void {
  if (hasAnalyticsConsent()) toDataLayer().push(event);
}

/** The container merges pushed objects, so an earlier event's products are cleared first (requirements §7.53). */
export function pushShopEvent(event: ShopEvent): void {
  if (hasAnalyticsConsent()) toDataLayer().push({ ecommerce: null }, event);
}

/**
 * Consent Mode's commands (developers.google.com/tag-platform/security/guides/consent), before the container runs: everything is denied,
 * then reports are allowed. Ads aren't, because the banner doesn't ask about them.
 */
export function pushConsent(): void {
  pushCommand("consent", "default", {
    ad_storage: "denied",
    ad_user_data: "denied",
    ad_personalization: "denied",
    analytics_storage: "denied",
  });
  pushCommand("consent", "update", { analytics_storage: "granted" });
}

/** Loads the container. */
export function loadContainer({ id, origin }: { id: string; origin: string }): void {
  toDataLayer().push({ "gtm.start": Date.now(), event: "gtm.js" });
  loadScript(`${origin}/gtm.js?${new URLSearchParams({ id })}`);
}

export function loadScript(src: string): void {
  const script = document.createElement("script");
  script.async = true;
  script.src = src;
  document.head.append(script);
}

/** What Google calls `gtag`. The container recognizes commands because they're `arguments` objects. */
const pushCommand = function () {
  toDataLayer().push(arguments);
} as (...command: readonly unknown[]) => void;
