import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { noLoop } from "./loop.ts";
import { type Media, type MediaState, speeds } from "./media.ts";
import { TimeLine } from "./time-line.tsx";

const state: MediaState = {
  isPlaying: false,
  isWaiting: false,
  hasEnded: false,
  isMuted: false,
  time: 0,
  duration: 2.72,
  rate: 1,
  rates: speeds,
};

const media: Media = {
  read: () => state,
  subscribe: () => () => undefined,
  watchTime: () => () => undefined,
  play: () => undefined,
  pause: () => undefined,
  seek: () => undefined,
  setRate: () => undefined,
  setMuted: () => undefined,
  video: null,
  stepFrame: null,
  setCaptions: null,
};

const render = (change: Partial<MediaState>) =>
  renderToStaticMarkup(
    <TimeLine media={media} state={{ ...state, ...change }} loop={noLoop} isLoading={false} />,
  );

test.each([
  ["0:00 / 0:03", "0 seconds of 3 seconds", {}],
  ["0:02 / 0:03", "2 seconds of 3 seconds", { time: 2.7 }],
  ["0:03 / 0:03", "3 seconds of 3 seconds", { time: 2.72, hasEnded: true }],
  ["0:06 / 0:06", "6 seconds of 6 seconds", { time: 6.04, duration: 6.04, hasEnded: true }],
])(
  "a length is rounded as editors round it, and an ended video has reached it: %s",
  (clock, spoken, change) => {
    const html = render(change);

    expect(html).toContain(clock);
    expect(html).toContain(spoken);
  },
);
