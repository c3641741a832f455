"use client";

import { type ComponentType, useEffect, useState } from "react";
import { useAnalyticsConsent } from "#features/analytics/use-analytics-consent.client.ts";

/** Reports the page's web vitals if the visitor allows it, now or later. Until then, it loads nothing. */
export function WebVitals() {
  // Without waiting for the feature list: a visitor may leave before it has loaded.
  const isAllowed = useAnalyticsConsent() === "yes";
  const [Reporter, setReporter] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!isAllowed) return;
    import("#features/telemetry/web-vitals-reporter.client.tsx").then(
      ({ WebVitalsReporter }) => setReporter(() => WebVitalsReporter),
      (error: unknown) => console.warn("This page isn't measured, because the script didn't load.", error),
    );
  }, [isAllowed]);
  return Reporter && <Reporter />;
}
