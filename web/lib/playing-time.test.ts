import { expect, test } from "vitest";
import { formatTime, spellTime } from "#lib/playing-time.ts";

test.each([
  [0, "0:00", "0 seconds"],
  [5.9, "0:05", "5 seconds"],
  [61, "1:01", "1 minute 1 second"],
  [600, "10:00", "10 minutes"],
  [3725, "1:02:05", "1 hour 2 minutes 5 seconds"],
])("%d seconds are shown as %s and spoken as %s", (seconds, shown, read) => {
  expect(formatTime(seconds)).toBe(shown);
  expect(spellTime(seconds)).toBe(read);
});
