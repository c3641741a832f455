import { expect, test } from "vitest";
import { summarizeWebVitals } from "#telemetry/web-vitals.ts";

const vital = (route: string, name: string, value: number) => ({
  _time: "2026-11-21T10:00:00.000Z",
  kind: "web-vital",
  route,
  name,
  value,
});

test("each route has the percentiles of its own values", () => {
  const courses = Array.from({ length: 100 }, (_, index) => vital("/courses/[slug]", "LCP", index + 1));

  const summary = summarizeWebVitals([...courses, vital("/", "LCP", 900), vital("/", "CLS", 0.02)]);

  expect(summary).toEqual([
    {
      route: "/",
      vitals: {
        LCP: { p50: 900, p75: 900, p95: 900, count: 1 },
        CLS: { p50: 0.02, p75: 0.02, p95: 0.02, count: 1 },
      },
    },
    { route: "/courses/[slug]", vitals: { LCP: { p50: 50, p75: 75, p95: 95, count: 100 } } },
  ]);
});

test("other events don't count", () => {
  expect(summarizeWebVitals([{ _time: "2026-11-21T10:00:00.000Z", kind: "error", message: "LCP" }])).toEqual(
    [],
  );
});
