import type { SiteFeature } from "@shop/schemas/vocabulary/site-features.ts";
import { expect, test } from "vitest";
import { handleLogs } from "#features/telemetry/handle-logs.ts";
import type { LogEvent } from "#providers/logs/log-forwarder.ts";

const error = {
  kind: "error",
  level: "error",
  message: "No seat for ana@example.test",
  stack: "Error: No seat\n    at Price (https://shop.example/_next/a.js:1:2)",
  componentStack: null,
  digest: null,
  url: "https://shop.example/preview/abc?key=1",
  userAgent: "Mozilla/5.0 Chrome/140.0.0.0",
};
const vital = { kind: "web-vital", name: "LCP", value: 1200, rating: "good", route: "/courses/[slug]" };

async function send(
  body: string,
  headers: Record<string, string> = {},
  features: readonly SiteFeature[] = ["analytics"],
) {
  const events: LogEvent[] = [];
  const request = new Request("https://shop.example/api/logs", {
    method: "POST",
    body,
    headers: { "content-type": "application/json", "sec-fetch-site": "same-origin", ...headers },
  });
  const response = await handleLogs(request, {
    logs: { add: (event) => events.push(event) },
    readFeatures: async () => features,
  });
  return { status: response.status, events };
}

test("forwards errors and web vitals, without personal data", async () => {
  const { status, events } = await send(JSON.stringify([error, vital]));

  expect(status).toBe(204);
  expect(events).toEqual([
    {
      ...error,
      source: "browser",
      message: "No seat for [email]",
      url: "https://shop.example/preview/…",
    },
    { ...vital, source: "browser", level: "debug" },
  ]);
});

test("drops web vitals, but no errors, while analytics are off", async () => {
  const { status, events } = await send(JSON.stringify([error, vital]), {}, []);

  expect(status).toBe(204);
  expect(events.map(({ kind }) => kind)).toEqual(["error"]);
});

test("drops fields that it doesn't know, and cuts long ones", async () => {
  const { events } = await send(JSON.stringify([{ ...error, message: "a".repeat(2000), ip: "203.0.113.9" }]));

  expect(events[0]).not.toHaveProperty("ip");
  expect(events[0]).toMatchObject({ message: "a".repeat(1000) });
});

test.each([
  ["another site's page", 403, JSON.stringify([error]), { "sec-fetch-site": "cross-site" }],
  ["a form", 415, JSON.stringify([error]), { "content-type": "text/plain" }],
  ["more than 64 kB", 413, JSON.stringify([{ ...error, stack: "a".repeat(64_000) }]), {}],
  ["more than fifty entries", 400, JSON.stringify(Array.from({ length: 51 }, () => vital)), {}],
  ["no entries", 400, "[]", {}],
  ["broken JSON", 400, "[{", {}],
  ["a made-up web vital", 400, JSON.stringify([{ ...vital, name: "SPEED" }]), {}],
])("refuses %s with %i", async (_what, expected, body, headers) => {
  const { status, events } = await send(body, headers);

  expect(status).toBe(expected);
  expect(events).toEqual([]);
});
