import { act } from "react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { builtinEnvironments } from "vitest/runtime";

/** How a browser describes the film: whether it's paused, and how much of it has loaded. */
const film = { paused: false, readyState: 0 };
let video: HTMLVideoElement;
let unmount: () => Promise<void>;

beforeAll(async () => {
  await builtinEnvironments.jsdom.setup(globalThis, {});
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  document.body.innerHTML = "<main></main>";
});
beforeEach(async () => {
  vi.useFakeTimers();
  // React looks for a browser when it loads.
  const { createRoot } = await import("react-dom/client");
  const { ElementPlayer } = await import("@shop/web/ui/player/element-player.client.tsx");
  const main = document.querySelector("main") as HTMLElement;
  video = document.createElement("video");
  Object.defineProperties(video, {
    paused: { get: () => film.paused },
    readyState: { get: () => film.readyState },
    currentTime: { value: 0, writable: true },
    // jsdom has no captions.
    textTracks: { value: Object.assign(new EventTarget(), { length: 0, [Symbol.iterator]: [].values }) },
  });
  Object.assign(film, { paused: false, readyState: HTMLMediaElement.HAVE_NOTHING });
  const root = createRoot(main);
  unmount = () => act(async () => root.unmount());
  await act(async () => root.render(<ElementPlayer video={video} root={main} id="film" hasSound={false} />));
});
afterEach(async () => {
  await unmount();
  vi.useRealTimers();
});

const wait = (ms: number) => act(async () => vi.advanceTimersByTime(ms));

/** What the browser reports: an event, and the state that comes with it. */
const report = (event: string, state: Partial<typeof film>) =>
  act(async () => {
    Object.assign(film, state);
    video.dispatchEvent(new Event(event));
  });

const readStatus = () =>
  [...document.querySelectorAll("output")].map(({ textContent }) => textContent).join("");
const isClockBusy = () => document.querySelector("[aria-busy=true]") !== null;

test("a video that doesn't load says so after half a second, until it plays", async () => {
  await wait(400);
  expect([readStatus(), isClockBusy()]).toEqual(["", false]);

  await wait(100);
  expect([readStatus(), isClockBusy()]).toEqual(["Loading the video…", true]);

  await report("playing", { readyState: HTMLMediaElement.HAVE_ENOUGH_DATA });
  expect([readStatus(), isClockBusy()]).toEqual(["", false]);
});

test("a video that stalls while it plays says so, until it's paused", async () => {
  await report("playing", { readyState: HTMLMediaElement.HAVE_ENOUGH_DATA });
  await report("waiting", { readyState: HTMLMediaElement.HAVE_CURRENT_DATA });
  await wait(500);
  expect([readStatus(), isClockBusy()]).toEqual(["Loading the video…", true]);

  await report("pause", { paused: true });

  expect([readStatus(), isClockBusy()]).toEqual(["", false]);
});

test("a wait after a jump isn't worth a word", async () => {
  await report("seeking", { readyState: HTMLMediaElement.HAVE_METADATA });
  await wait(300);
  await report("canplay", { readyState: HTMLMediaElement.HAVE_ENOUGH_DATA });
  await wait(1000);

  expect([readStatus(), isClockBusy()]).toEqual(["", false]);
});

test("a jump before the video has loaded isn't lost", async () => {
  await act(async () =>
    document.querySelector("main")?.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight" })),
  );

  expect(video.currentTime).toBe(5);
});
