"use client";
import { hasPrivacyControl } from "#lib/analytics-consent.ts";
import { useAnalyticsConsent } from "./use-analytics-consent.client.ts";

/** Says what the visitor chose. */
export function ConsentState() {
  const consent = useAnalyticsConsent();
  // The page is cached, so it doesn't know yet.
  if (consent === undefined) return <p>Analytics are off unless you allow them.</p>;
  if (hasPrivacyControl())
    return <p>Analytics are off: your browser asks sites not to track you (Global Privacy Control).</p>;
  if (consent === null) return <p>Analytics are off. You haven’t chosen yet.</p>;
  return <p>{consent === "yes" ? "You allow analytics." : "Analytics are off, as you chose."}</p>;
}
