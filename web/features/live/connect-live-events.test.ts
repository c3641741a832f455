import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { connectLiveEvents } from "./connect-live-events.ts";

/** An EventSource controlled by the test. */
class Source extends EventTarget {
  static readonly CLOSED = 2;
  static all: Source[] = [];
  readonly url: string;
  readyState = 1;

  constructor(url: string) {
    super();
    this.url = url;
    Source.all.push(this);
  }

  close() {
    this.readyState = Source.CLOSED;
  }

  say(type: string, data: unknown = null) {
    this.dispatchEvent(new MessageEvent(type, { data: JSON.stringify(data) }));
  }
}

const page = Object.assign(new EventTarget(), { visibilityState: "visible" });
const onChange = vi.fn<(tags: string[]) => void>();
const onMissed = vi.fn<() => void>();
const onRefused = vi.fn<() => void>();
let stop: () => void;

beforeEach(() => {
  Source.all = [];
  page.visibilityState = "visible";
  vi.useFakeTimers();
  vi.stubGlobal("EventSource", Source);
  vi.stubGlobal("document", page);
  stop = connectLiveEvents({ url: "/events", onChange, onMissed, onRefused });
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const latest = () => {
  const source = Source.all.at(-1);
  if (!source) throw new Error("No connection was opened.");
  return source;
};

const turn = (visibilityState: "visible" | "hidden") => {
  page.visibilityState = visibilityState;
  page.dispatchEvent(new Event("visibilitychange"));
};

test("reports the tags of changes", () => {
  latest().say("message", { tags: ["s1:abc", "s1:def"] });

  expect(onChange).toHaveBeenCalledExactlyOnceWith(["s1:abc", "s1:def"]);
});

test.each([[null], [{ quietFor: null }], [{ quietFor: 3_600_000 }]])(
  "does nothing on the first welcome, because the page is fresh: %j",
  (data) => {
    latest().say("welcome", data);

    expect(onMissed).not.toHaveBeenCalled();
  },
);

test("catches up with changes made while the page rendered and loaded", () => {
  latest().say("welcome", { quietFor: performance.now() + 4000 });

  expect(onMissed).toHaveBeenCalledOnce();
});

test("catches up after reconnecting", () => {
  latest().say("welcome");
  latest().say("welcome");

  expect(onMissed).toHaveBeenCalledOnce();
});

test("catches up when the lake restarts its events", () => {
  latest().say("restart");

  expect(onMissed).toHaveBeenCalledOnce();
});

test("polls every thirty seconds once the lake has sent it away", () => {
  latest().say("goaway", { reason: "too many connections" });

  vi.advanceTimersByTime(60_000);

  expect(latest().readyState).toBe(Source.CLOSED);
  expect(onMissed).toHaveBeenCalledTimes(2);
});

test("closes its connection while the page is hidden, and catches up when it's visible again", () => {
  latest().say("welcome");
  turn("hidden");
  expect(latest().readyState).toBe(Source.CLOSED);

  turn("visible");
  latest().say("welcome");

  expect(Source.all).toHaveLength(2);
  expect(onMissed).toHaveBeenCalledOnce();
});

test("reports a refused connection once, and retries less and less often", () => {
  const refuse = () => {
    latest().readyState = Source.CLOSED;
    latest().dispatchEvent(new Event("error"));
  };

  refuse();
  vi.advanceTimersByTime(1000);
  refuse();
  vi.advanceTimersByTime(1000);

  expect(Source.all).toHaveLength(2);
  vi.advanceTimersByTime(1000);
  expect(Source.all).toHaveLength(3);
  expect(onRefused).toHaveBeenCalledOnce();
});

test("does nothing once stopped", () => {
  stop();

  turn("visible");

  expect(Source.all).toHaveLength(1);
});
