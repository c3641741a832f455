import { browserStorage } from "./browser-storage.ts";

/** Whether the visitor allows analytics (requirements §4.91). In a browser only. */
export const hasAnalyticsConsent = (): boolean =>
  document.cookie.split("; ").includes(`${browserStorage.analyticsConsent.name}=yes`);
