import { expect, onTestFinished, test, vi } from "vitest";
import { createEventStream, type ServerEvent } from "./event-stream.ts";

interface Opened {
  events: ServerEvent[];
  closed: () => boolean;
  read: () => Promise<string>;
  stream: ReturnType<typeof createEventStream>;
}

function open(...events: ServerEvent[]): Opened {
  let isClosed = false;
  const stream = createEventStream({
    next: () => events.shift() ?? null,
    onClose: () => {
      isClosed = true;
    },
    signedOut: null,
  });
  const reader = stream.response.body?.getReader();
  const read = async () => new TextDecoder().decode((await reader?.read())?.value);
  return { events, closed: () => isClosed, read, stream };
}

test("an event has its name, its ID and its data on one line", async () => {
  const { read } = open({ event: "mutation", id: "one#a", data: { text: "two\nlines" } });
  await read();

  expect(await read()).toBe('id: one#a\nevent: mutation\ndata: {"text":"two\\nlines"}\n\n');
});

test("a client is told to reconnect within a second", async () => {
  const { read } = open();

  expect(await read()).toBe("retry: 1000\n\n");
});

test("an idle stream gets a lone colon every fifteen seconds", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { read } = open();
  await read();

  vi.advanceTimersByTime(15_000);

  expect(await read()).toBe(":\n\n");
});

test("events are only written as fast as they're read", async () => {
  const text = "a".repeat(200_000);
  const { events, read } = open(...[1, 2, 3, 4, 5, 6].map((id) => ({ id: String(id), data: text })));
  await read();
  await expect.poll(() => events).toHaveLength(4);

  await read();
  await read();

  await expect.poll(() => events).toHaveLength(2);
});

test("a stream that ends sends its last event first", async () => {
  const { read, closed, stream } = open();
  await read();

  stream.end({ event: "disconnect", data: { reason: "gone" } });

  expect(closed()).toBe(true);
  expect(await read()).toContain('{"reason":"gone"}');
  expect(await read()).toBe("");
});

test("a dropped stream fails for its reader, once", async () => {
  const { read, closed, stream } = open();
  await read();

  stream.drop("fell behind");
  stream.end();

  expect(closed()).toBe(true);
  await expect(read()).rejects.toThrow("fell behind");
});
