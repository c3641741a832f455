"use client";

import { Suspense } from "react";
import { useAnalyticsConsent } from "#features/analytics/use-analytics-consent.client.ts";
import { lazyOptional } from "#lib/lazy-optional.ts";

const WebVitalsReporter = lazyOptional(
  async () => (await import("#features/telemetry/web-vitals-reporter.client.tsx")).WebVitalsReporter,
);

/**
 * Reports the page's web vitals if the visitor allows it, now or later. Until then, it loads nothing. It doesn't wait for the feature
 * list, because a visitor may leave before that has loaded.
 */
export function WebVitals() {
  if (useAnalyticsConsent() !== "yes") return null;
  return (
    <Suspense>
      <WebVitalsReporter />
    </Suspense>
  );
}
