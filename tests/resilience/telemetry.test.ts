import { afterAll, beforeAll, expect, test } from "vitest";
import type { Stack } from "../../scripts/stack/start-stack.ts";
import { hang } from "../support/hang.ts";
import { type OtlpReceiver, startOtlpReceiver } from "../support/otlp-receiver.ts";
import { startTestStack } from "../support/start-test-stack.ts";

let receiver: OtlpReceiver;
let stack: Stack;

beforeAll(async () => {
  receiver = await startOtlpReceiver();
  stack = await startTestStack({ env: { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint } });
});

afterAll(async () => {
  await stack?.stop();
  await receiver?.[Symbol.asyncDispose]();
});

const soon = { timeout: 15_000, interval: 100 };

const readHealth = async (path: "live" | "ready") => {
  const response = await fetch(`${stack.siteUrl}/api/health/${path}`);
  return {
    status: response.status,
    cache: response.headers.get("cache-control"),
    body: await response.json(),
  };
};

const allUp = { content: "up", commerce: "up", database: "up", mail: "up" };

test("a trace of a page has its content and commerce reads with their cache results, and no words that were searched for", async () => {
  const readSearch = async () => (await fetch(`${stack.siteUrl}/search?q=secretword`)).text();
  await readSearch();
  await readSearch();

  const readResults = () =>
    new Set(receiver.spans().map(({ name, attributes }) => `${name} ${String(attributes["cache.result"])}`));

  await expect.poll(readResults, soon).toContain("content.read hit");
  expect(readResults()).toContain("content.read miss");
  expect(readResults()).toContain("commerce.read hit");
  expect(receiver.spans()).toContainEqual(
    expect.objectContaining({ name: "content.fetch published", parent: "content.read" }),
  );
  expect(JSON.stringify(receiver.spans())).not.toContain("secretword");
});

test("a site whose backends answer is live and ready, and no cache keeps that", async () => {
  expect(await readHealth("live")).toEqual({ status: 200, cache: "no-store", body: { status: "live" } });
  expect(await readHealth("ready")).toEqual({
    status: 200,
    cache: "no-store",
    body: { status: "ready", backends: allUp },
  });
});

test("while a backend is down, the site is live and not ready, and the log has the reason", async () => {
  await stack.services.storefront?.stop();

  await expect
    .poll(() => readHealth("ready"), soon)
    .toMatchObject({ status: 503, body: { status: "not ready", backends: { ...allUp, commerce: "down" } } });
  expect(await readHealth("live")).toMatchObject({ status: 200 });
  expect(stack.services.site.lines().join("\n")).toContain("Health: commerce is down: Storefront ShopName");

  await stack.services.storefront?.start();
  await expect
    .poll(() => readHealth("ready"), soon)
    .toMatchObject({ status: 200, body: { backends: allUp } });
});

test("while a backend hangs, the site isn't ready", async () => {
  {
    using _hanging = hang(stack.services.contentLake);
    await expect
      .poll(() => readHealth("ready"), soon)
      .toMatchObject({ status: 503, body: { backends: { ...allUp, content: "down" } } });
  }
  await expect
    .poll(() => readHealth("ready"), soon)
    .toMatchObject({ status: 200, body: { backends: allUp } });
});

test("while the log service is down, entries are still accepted, and the site's own log says so", async () => {
  await stack.services.telemetry?.stop();
  const entry = { kind: "web-vital", name: "LCP", value: 1, rating: "good", route: "/" };

  const response = await fetch(`${stack.siteUrl}/api/logs`, {
    method: "POST",
    body: JSON.stringify([entry]),
    headers: { "content-type": "application/json" },
  });

  expect(response.status).toBe(204);
  await expect
    .poll(() => stack.services.site.lines().join("\n"), soon)
    .toContain("Log entries couldn't be forwarded");
  await stack.services.telemetry?.start();
});
