import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createExpirations, type Expirations } from "./expirations.ts";
import { toEventStream } from "./to-event-stream.ts";

let events: Expirations;
let page: AbortController;
beforeEach(() => {
  events = createExpirations({ all: 2, each: 2 });
  page = new AbortController();
  vi.useFakeTimers();
});
afterEach(() => {
  page.abort();
  vi.useRealTimers();
});

const open = (address: string | null = null, method = "GET") =>
  toEventStream({ events, address, request: { method, signal: page.signal }, heartbeatMs: 1000 });

function listen() {
  const reader = open().body?.pipeThrough(new TextDecoderStream()).getReader();
  return async () => (await reader?.read())?.value;
}

test("a page gets a welcome, then each change in order", async () => {
  const read = listen();
  events.announce(["product:1"]);
  events.announce(["shop"]);

  expect([await read(), await read(), await read()]).toEqual([
    'event: welcome\ndata: {"quietFor":null}\n\n',
    'data: {"tags":["product:1"]}\n\n',
    'data: {"tags":["shop"]}\n\n',
  ]);
});

test("a welcome has the time since the last change", async () => {
  events.announce(["product:1"]);
  vi.advanceTimersByTime(1500);

  expect(await listen()()).toBe('event: welcome\ndata: {"quietFor":1500}\n\n');
});

test("an idle connection sends heartbeats", async () => {
  const read = listen();
  await read();
  vi.advanceTimersByTime(1000);

  expect(await read()).toBe(":\n\n");
});

test("responses aren't cached or compressed", () => {
  expect(open().headers.get("cache-control")).toBe("no-store, no-transform");
});

test("a page beyond the limit is told to retry, until another leaves", () => {
  open();
  open();

  expect(open().status).toBe(503);
  page.abort();
  page = new AbortController();
  expect(open().status).toBe(200);
});

test("a page that stops reading loses its place", () => {
  open();
  open();
  for (const change of Array.from({ length: 200 }, String)) events.announce([change]);

  expect(open().status).toBe(200);
});

test("a page whose answer is dropped loses its place", async () => {
  open();
  const dropped = open();

  await dropped.body?.cancel();

  await vi.waitFor(() => expect(open().status).toBe(200));
  expect(open().status).toBe(503);
});

test("a HEAD request takes no place", () => {
  const answers = Array.from({ length: 3 }, () => open(null, "HEAD"));

  expect(answers.map(({ status, body }) => [status, body])).toEqual(answers.map(() => [200, null]));
  expect(open().headers.get("content-type")).toBe(answers[0]?.headers.get("content-type"));
});

test("one address can't take every place", () => {
  events = createExpirations({ all: 9, each: 2 });
  open("203.0.113.9");
  open("203.0.113.9");

  expect(open("203.0.113.9").status).toBe(503);
  expect(open("198.51.100.7").status).toBe(200);
});
