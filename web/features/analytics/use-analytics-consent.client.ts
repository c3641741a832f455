"use client";
import { useSyncExternalStore } from "react";
import { useFeature } from "#features/feature-list/use-feature.client.ts";
import { type ConsentAnswer, readConsent } from "#lib/analytics-consent.ts";

/** The visitor's answer; null before there is one, and undefined until the page has its script. */
export const useAnalyticsConsent = (): ConsentAnswer | null | undefined =>
  useSyncExternalStore(subscribe, readConsent, () => undefined);

/** Whether the question about analytics is open. */
export const useIsAskedForConsent = (): boolean => {
  const consent = useAnalyticsConsent();
  return useFeature("analytics") && consent === null;
};

const consentEvent = "analyticsconsent";

/** Tells the page that the answer in the cookie has changed. */
export const announceConsent = (): void => void dispatchEvent(new Event(consentEvent));

function subscribe(notify: () => void): () => void {
  addEventListener(consentEvent, notify);
  return () => removeEventListener(consentEvent, notify);
}
