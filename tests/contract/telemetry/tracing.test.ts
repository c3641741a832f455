import { AsyncLocalStorage } from "node:async_hooks";
import { createLastAnswers } from "@shop/web/lib/last-answers.ts";
import { startTracing } from "@shop/web/lib/tracing/start-tracing.server.ts";
import { traceFetch, traceRead } from "@shop/web/lib/tracing/trace-read.ts";
import { withSpan } from "@shop/web/lib/tracing/with-span.ts";
import { expect, test, vi } from "vitest";
import { type OtlpReceiver, startOtlpReceiver } from "../../support/otlp-receiver.ts";

/** Next runs a cached function like this: without anything of its caller's context. */
const outsideOfTheCaller = AsyncLocalStorage.snapshot();

const trace = ({ endpoint }: Pick<OtlpReceiver, "endpoint">, report: (line: string) => void = () => {}) =>
  startTracing({ endpoint, serviceName: "shop-under-test", report });

/** A read of the price of a mug, cached as in the site, and the backend that it asks. */
function createPriceReader() {
  const backend = { isDown: false };
  const cache = new Map<string, Promise<number>>();
  const orLast = createLastAnswers<number>({ otherwise: () => 0, onOld: () => {} });
  const fetch = async () => {
    if (backend.isDown) throw new Error("No price for ana@example.test");
    return 20;
  };
  const fill = () =>
    outsideOfTheCaller(() =>
      orLast({
        what: "mug",
        during: "run",
        read: () => traceFetch({ name: "commerce.fetch", operation: "Price", fetch }),
      }),
    );
  const readPrice = () =>
    traceRead({
      name: "commerce.read",
      attributes: { "commerce.read": "mug" },
      key: "mug",
      read: () => {
        const cached = cache.get("mug") ?? fill();
        cache.set("mug", cached);
        return cached;
      },
    });
  return { backend, cache, readPrice };
}

test("a read's span says where the answer came from, and has the request to the backend below it", async () => {
  await using receiver = await startOtlpReceiver();
  const tracing = trace(receiver);
  const { readPrice } = createPriceReader();

  await withSpan({ name: "GET /mug", attributes: {} }, readPrice);
  await withSpan({ name: "GET /mug again", attributes: {} }, readPrice);
  await tracing[Symbol.asyncDispose]();

  const read = { name: "commerce.read", isError: false };
  expect(receiver.spans()).toEqual(
    expect.arrayContaining([
      { ...read, parent: "GET /mug", attributes: { "commerce.read": "mug", "cache.result": "miss" } },
      { ...read, parent: "GET /mug again", attributes: { "commerce.read": "mug", "cache.result": "hit" } },
      { name: "commerce.fetch Price", parent: "commerce.read", attributes: {}, isError: false },
    ]),
  );
  expect(receiver.spans()).toHaveLength(5);
  expect(receiver.services()).toContain("shop-under-test");
});

test("while the backend is down, the read says that it used an earlier answer, and the request has failed", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  await using receiver = await startOtlpReceiver();
  const tracing = trace(receiver);
  const { backend, cache, readPrice } = createPriceReader();
  await readPrice();
  cache.clear();
  backend.isDown = true;

  expect(await readPrice()).toBe(20);
  await tracing[Symbol.asyncDispose]();

  expect(receiver.spans().slice(-2)).toEqual([
    {
      name: "commerce.fetch Price",
      parent: "commerce.read",
      attributes: { "error.type": "Error" },
      isError: true,
    },
    {
      name: "commerce.read",
      parent: null,
      attributes: { "commerce.read": "mug", "cache.result": "last-known" },
      isError: false,
    },
  ]);
});

test("a span that names a path and an error, as Next's do, is exported without personal data", async () => {
  await using receiver = await startOtlpReceiver();
  const tracing = trace(receiver);

  await withSpan({ name: "GET /search?q=ana", attributes: {} }, async (span) => {
    span.setAttribute("http.target", "/preview/secret?key=1");
    span.recordException(new Error("No place for ana@example.test"));
  });
  await tracing[Symbol.asyncDispose]();

  expect(receiver.spans()).toEqual([
    { name: "GET /search", parent: null, attributes: { "http.target": "/preview/…" }, isError: false },
  ]);
});

test("a collector that's down costs no answer, and the log says so", async () => {
  const lines: string[] = [];
  await using _tracing = trace({ endpoint: "http://127.0.0.1:1" }, (line) => lines.push(line));

  expect(await createPriceReader().readPrice()).toBe(20);

  await expect
    .poll(() => lines, { timeout: 10_000 })
    .toEqual([expect.stringMatching(/^Traces couldn't be exported: .*ECONNREFUSED/)]);
});
