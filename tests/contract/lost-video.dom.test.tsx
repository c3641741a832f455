import { act } from "react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { builtinEnvironments } from "vitest/runtime";

/** How a browser describes the film. */
const film = { paused: true, networkState: 0, currentTime: 0, loads: 0 };
let unmount: () => Promise<void>;

beforeAll(async () => {
  await builtinEnvironments.jsdom.setup(globalThis, {});
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
});
beforeEach(async () => {
  // React looks for a browser when it loads.
  const { createRoot } = await import("react-dom/client");
  const { VideoPlay } = await import("@shop/web/ui/player/video-play.client.tsx");
  const { default: styles } = await import("@shop/web/ui/player/stage.module.css");
  document.body.innerHTML = `<div class="${styles["player"]}"><video><source></video><main></main></div>`;
  Object.assign(film, {
    paused: true,
    networkState: HTMLMediaElement.NETWORK_IDLE,
    currentTime: 0,
    loads: 0,
  });
  const video = findVideo();
  Object.defineProperties(video, {
    paused: { get: () => film.paused },
    error: { value: null },
    networkState: { get: () => film.networkState },
    currentTime: {
      get: () => film.currentTime,
      set: (currentTime) => {
        film.currentTime = currentTime;
      },
    },
    // jsdom has no captions.
    textTracks: { value: Object.assign(new EventTarget(), { length: 0, [Symbol.iterator]: [].values }) },
    play: { value: () => enter({ paused: false }, "play") },
    pause: { value: () => enter({ paused: true }, "pause") },
    load: {
      value: () =>
        Object.assign(film, {
          networkState: HTMLMediaElement.NETWORK_LOADING,
          currentTime: 0,
          loads: film.loads + 1,
        }),
    },
  });
  const root = createRoot(document.querySelector("main") as Element);
  unmount = () => act(async () => root.unmount());
  const props = { id: "film", title: "Father", duration: "0:07", hasSound: false };
  await act(async () => root.render(<VideoPlay {...props} link={<a href="film.mp4">Open the file</a>} />));
});
afterEach(() => unmount());

const findVideo = () => document.querySelector("video") as HTMLVideoElement;
const findButton = () => document.querySelector("button") as HTMLButtonElement;
const readAlert = () => document.querySelector("[role=alert]")?.textContent;
const pressPlay = () =>
  act(async () => {
    findButton().click();
    // The first play loads the rest of the player.
    await vi.dynamicImportSettled();
  });

async function enter(state: Partial<typeof film>, event: string) {
  Object.assign(film, state);
  findVideo().dispatchEvent(new Event(event));
}

/** The browser can't load the film. It goes on trying to play it. */
const fail = () =>
  act(async () => {
    film.networkState = HTMLMediaElement.NETWORK_NO_SOURCE;
    document.querySelector("source")?.dispatchEvent(new Event("error"));
  });

test("a video that fails says so, and can be tried again", async () => {
  await pressPlay();
  await fail();

  expect(readAlert()).toBe("This video can’t be played right now. Open the file");
  expect([findButton().textContent, findButton().ariaDisabled]).toEqual(["Try again Father", null]);
});

test.each([
  ["its button", () => findButton().click()],
  ["its picture", () => findVideo().click()],
  ["a key", () => findButton().dispatchEvent(new KeyboardEvent("keydown", { key: "k", bubbles: true }))],
])("a video that has failed is loaded again by %s, from where it was", async (_what, press) => {
  await pressPlay();
  film.currentTime = 4;
  await fail();

  await act(async () => press());

  expect(film).toMatchObject({ loads: 1, paused: false, currentTime: 4 });
  expect(readAlert()).toBeUndefined();
  expect(findButton().textContent).toBe("Pause Father");
});

test("a video that fails again says so again", async () => {
  await pressPlay();
  await fail();
  await pressPlay();
  await fail();

  expect(readAlert()).toBe("This video can’t be played right now. Open the file");
  expect(findButton().textContent).toBe("Try again Father");
});

test("a video that has failed is ready again once the browser is back online", async () => {
  await pressPlay();
  await fail();

  await act(async () => dispatchEvent(new Event("online")));

  expect(film).toMatchObject({ loads: 1, paused: true });
  expect(readAlert()).toBeUndefined();
  expect(findButton().textContent).toBe("Play Father");
});
