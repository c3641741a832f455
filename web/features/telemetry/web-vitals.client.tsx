"use client";

import { type ComponentType, useEffect, useState } from "react";
import { hasAnalyticsConsent } from "#lib/analytics-consent.ts";

/** Reports the page's web vitals if the visitor allows it, now or later. Until then, it loads nothing. */
export function WebVitals() {
  const [Reporter, setReporter] = useState<ComponentType | null>(null);
  useEffect(() => {
    const loadIfAllowed = () => {
      if (!hasAnalyticsConsent()) return;
      import("#features/telemetry/web-vitals-reporter.client.tsx").then(
        ({ WebVitalsReporter }) => setReporter(() => WebVitalsReporter),
        (error: unknown) => console.warn("This page isn't measured, because the script didn't load.", error),
      );
    };
    loadIfAllowed();
    // Browsers without it notice a consent with the next page.
    const { cookieStore } = window as Partial<Window>;
    cookieStore?.addEventListener("change", loadIfAllowed);
    return () => cookieStore?.removeEventListener("change", loadIfAllowed);
  }, []);
  return Reporter && <Reporter />;
}
