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

const open = (address: string | null = null) =>
  toEventStream({ events, address, signal: page.signal, heartbeat: 1000 });

function listen() {
  const reader = open().body?.pipeThrough(new TextDecoderStream()).getReader();
  return async () => (await reader?.read())?.value;
}

test("a page is welcomed, and told each change in its order", async () => {
  const read = listen();
  events.announce(["product:1"]);
  events.announce(["shop"]);

  expect([await read(), await read(), await read()]).toEqual([
    'event: welcome\ndata: {"quietFor":null}\n\n',
    'data: {"tags":["product:1"]}\n\n',
    'data: {"tags":["shop"]}\n\n',
  ]);
});

test("a welcome tells how long ago the last change was told", async () => {
  events.announce(["product:1"]);
  vi.advanceTimersByTime(1500);

  expect(await listen()()).toBe('event: welcome\ndata: {"quietFor":1500}\n\n');
});

test("a connection without events says that it is alive", async () => {
  const read = listen();
  await read();
  vi.advanceTimersByTime(1000);

  expect(await read()).toBe(":\n\n");
});

test("nothing stands between an event and the page", () => {
  expect(open().headers.get("cache-control")).toBe("no-store, no-transform");
});

test("who comes when all places are taken is asked to come again, until one has left", () => {
  open();
  open();

  expect(open().status).toBe(503);
  page.abort();
  page = new AbortController();
  expect(open().status).toBe(200);
});

test("a page that reads nothing any more gives its place up", () => {
  open();
  open();
  for (const change of Array.from({ length: 200 }, String)) events.announce([change]);

  expect(open().status).toBe(200);
});

test("one address leaves places to others", () => {
  events = createExpirations({ all: 9, each: 2 });
  open("203.0.113.9");
  open("203.0.113.9");

  expect(open("203.0.113.9").status).toBe(503);
  expect(open("198.51.100.7").status).toBe(200);
});
