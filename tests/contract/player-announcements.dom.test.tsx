import { act } from "react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { builtinEnvironments } from "vitest/runtime";

let main: HTMLElement;
let video: HTMLVideoElement;
let unmount: () => Promise<void>;

beforeAll(async () => {
  await builtinEnvironments.jsdom.setup(globalThis, {});
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  document.body.innerHTML = "<main></main>";
  main = document.querySelector("main") as HTMLElement;
});
beforeEach(async () => {
  // React looks for a browser when it loads.
  const { createRoot } = await import("react-dom/client");
  const { ElementPlayer } = await import("@shop/web/ui/player/element-player.client.tsx");
  video = document.createElement("video");
  Object.defineProperties(video, {
    currentTime: { value: 0, writable: true },
    // jsdom has no captions.
    textTracks: { value: Object.assign(new EventTarget(), { length: 0, [Symbol.iterator]: [].values }) },
  });
  localStorage.clear();
  const root = createRoot(main);
  unmount = () => act(async () => root.unmount());
  await act(async () => root.render(<ElementPlayer video={video} root={main} id="film" hasSound={false} />));
});
afterEach(() => unmount());

const findButton = (name: string) =>
  [...main.querySelectorAll("button")].find(({ textContent }) => textContent.includes(name));
const click = (name: string) => act(async () => findButton(name)?.click());
const press = (key: string) => act(async () => main.dispatchEvent(new KeyboardEvent("keydown", { key })));
const readStatus = () =>
  [...document.querySelectorAll("output")].map(({ textContent }) => textContent).join("");

test("a key says what it turned on, and a button leaves that to its own state", async () => {
  await press("r");
  expect(readStatus()).toBe("Mirror on");

  await click("Mirror the picture");
  expect([readStatus(), findButton("Mirror the picture")?.ariaPressed]).toEqual(["", "false"]);

  await press("r");
  expect(readStatus()).toBe("Mirror on");
});

test("a passage without length says how to make it longer", async () => {
  video.currentTime = 3;
  await click("Repeat from here");
  expect(readStatus()).toBe("Repeat from 0:03");

  await click("Repeat up to here");

  expect(readStatus()).toBe("Play on a little, then press again.");
});

test("without a start, the end of a passage at the video's beginning leaves nothing to clear", async () => {
  await click("Repeat up to here");

  expect(readStatus()).toBe("Play on a little, then press again.");
  expect(findButton("Stop repeating")?.ariaDisabled).toBe("true");
});
