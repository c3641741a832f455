"use client";

import { useParams, usePathname } from "next/navigation";
import { useReportWebVitals } from "next/web-vitals";
import { useCallback, useState } from "react";
import type { LogEntry } from "#features/telemetry/log-entry.ts";
import { logger } from "#features/telemetry/logger.client.ts";
import { toRoutePattern } from "#features/telemetry/to-route-pattern.ts";
import { hasAnalyticsConsent } from "#lib/analytics-consent.ts";

type Metric = Parameters<Parameters<typeof useReportWebVitals>[0]>[0];

/**
 * Logs the web vitals of the page that the browser loaded, by its route. Pages that were navigated to inside the site aren't
 * measured, because most browsers don't measure them.
 */
export function WebVitalsReporter() {
  const pathname = usePathname();
  const params = useParams();
  const [route] = useState(() => (pathname === readLoadedPath() ? toRoutePattern(pathname, params) : null));
  const report = useCallback(
    (metric: Metric) => {
      const entry = route === null ? null : toEntry(metric, route);
      if (entry && hasAnalyticsConsent()) logger.log(entry);
    },
    [route],
  );
  useReportWebVitals(report);
  return null;
}

/** Consent may come after the visitor has left the page that the browser loaded, and then its route is unknown. */
function readLoadedPath(): string | undefined {
  const [navigation] = performance.getEntriesByType("navigation");
  return navigation && new URL(navigation.name).pathname;
}

function toEntry({ name, value, rating, navigationType }: Metric, route: string): LogEntry | null {
  if (name === "FID" || navigationType === "soft-navigation") return null;
  return { kind: "web-vital", level: "info", name, value, rating, route };
}
