import { expect, test } from "vitest";
import { parseMessage } from "./youtube-media.ts";

const message = (info: object, event = "infoDelivery") => JSON.stringify({ event, info, id: "1" });

test.each([
  [{ currentTime: 2.5 }, { time: 2.5 }],
  [{ playerState: 1 }, { isPlaying: true, hasEnded: false }],
  [{ playerState: 3 }, { isPlaying: true, hasEnded: false }],
  [{ playerState: 2 }, { isPlaying: false, hasEnded: false }],
  [{ playerState: 0 }, { isPlaying: false, hasEnded: true }],
  [{ availablePlaybackRates: [0.25, 1, 1.75, 2] }, { rates: [0.25, 1] }],
  [{ duration: "60", muted: 1 }, {}],
])("a message with %o says %o", (info, change) => {
  expect(parseMessage(message(info))).toEqual(change);
});

test.each([
  undefined,
  7,
  "",
  "{",
  "null",
  message({ currentTime: 1 }, "onStateChange"),
  { event: "infoDelivery" },
])("%j says nothing", (data) => {
  expect(parseMessage(data)).toBeNull();
});
