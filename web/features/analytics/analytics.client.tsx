"use client";
import { usePathname } from "next/navigation";
import { Suspense, useEffect, useState } from "react";
import { useMayBeCanadian } from "#features/currency/use-shopper-country.client.ts";
import { useFeature } from "#features/feature-list/use-feature.client.ts";
import { fetchJson } from "#lib/fetch-json.ts";
import { isSecretFragment, isSecretPath } from "#lib/secret-paths.ts";
import { lazyOptional } from "#lib/lazy-optional.ts";
import type { AnalyticsConfig, startAnalytics } from "./start-analytics.ts";
import { useAnalyticsConsent, useIsAskedForConsent } from "./use-analytics-consent.client.ts";
import { whenIdle } from "./when-idle.ts";
import { whenTitled } from "./when-titled.ts";

// Loaded on demand, because a visitor sees it once.
const ConsentBanner = lazyOptional(async () => (await import("./consent-banner.client.tsx")).ConsentBanner);

type ReportPage = ReturnType<typeof startAnalytics>;

/**
 * Asks whether the visitor agrees to analytics, while editors have them turned on, and reports pages once they do (requirements §4.91).
 * Until then, nothing else of it is loaded, and nothing is on a page whose address holds a secret. The question waits for the one about the
 * currency.
 */
export function Analytics() {
  const isOn = useFeature("analytics");
  const consent = useAnalyticsConsent();
  const isAsked = useIsAskedForConsent();
  const isAskedForCountry = useMayBeCanadian();
  const pathname = usePathname();
  const [reportPage, setReportPage] = useState<ReportPage | null>(null);
  const isAllowed = isOn && consent === "yes" && !isSecretPath(pathname);

  useEffect(() => {
    if (!isAllowed || reportPage) return;
    return whenIdle(() => {
      // What a tag manager runs could read it until the form has taken it over.
      if (isSecretFragment(location.hash)) return;
      start().then(
        (report) => setReportPage(() => report),
        (error: unknown) => console.warn("Loading analytics failed.", error),
      );
    });
  }, [isAllowed, reportPage]);

  useEffect(() => {
    if (!isAllowed || !reportPage) return;
    return whenTitled(() => reportPage(pathname));
  }, [isAllowed, reportPage, pathname]);

  if (!isAsked || isAskedForCountry) return null;
  return (
    <Suspense>
      <ConsentBanner />
    </Suspense>
  );
}

async function start(): Promise<ReportPage> {
  const [config, { startAnalytics: begin }] = await Promise.all([
    fetchJson<AnalyticsConfig>("/api/analytics"),
    import("./start-analytics.ts"),
  ]);
  return begin(config);
}
