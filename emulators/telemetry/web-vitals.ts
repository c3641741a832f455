import { z } from "zod";
import type { LogEvent } from "#telemetry/telemetry-store.ts";

/** In the order of the page's columns. CLS is a score, the others are milliseconds. */
export const webVitalNames = ["LCP", "INP", "CLS", "TTFB", "FCP"] as const;

export type WebVitalName = (typeof webVitalNames)[number];

export interface Percentiles {
  p50: number;
  p75: number;
  p95: number;
  /** How many values there are. */
  count: number;
}

export interface RouteVitals {
  route: string;
  vitals: Partial<Record<WebVitalName, Percentiles>>;
}

const webVitalSchema = z.object({
  kind: z.literal("web-vital"),
  name: z.enum(webVitalNames),
  value: z.number(),
  route: z.string(),
});

/** The percentiles of all web vitals among the events, by route. */
export function summarizeWebVitals(events: readonly LogEvent[]): RouteVitals[] {
  const values = new Map<string, Map<WebVitalName, number[]>>();
  for (const event of events) {
    const vital = webVitalSchema.safeParse(event);
    if (!vital.success) continue;
    const { route, name, value } = vital.data;
    const ofRoute = values.get(route) ?? new Map<WebVitalName, number[]>();
    values.set(route, ofRoute.set(name, [...(ofRoute.get(name) ?? []), value]));
  }
  return Array.from(values, ([route, ofRoute]) => ({
    route,
    vitals: Object.fromEntries(Array.from(ofRoute, ([name, list]) => [name, toPercentiles(list)])),
  })).toSorted((a, b) => a.route.localeCompare(b.route));
}

function toPercentiles(values: readonly number[]): Percentiles {
  const sorted = values.toSorted((a, b) => a - b);
  // The nearest rank: the smallest value that at least this part of all values doesn't exceed.
  const at = (part: number) => sorted[Math.ceil(part * sorted.length) - 1] ?? 0;
  return { p50: at(0.5), p75: at(0.75), p95: at(0.95), count: sorted.length };
}
