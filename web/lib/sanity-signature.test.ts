import { expect, test } from "vitest";
import { isRecentSignature } from "./sanity-signature.ts";

const now = Date.UTC(2026, 10, 20);
const minute = 60_000;

test.each([
  ["a moment ago", now - 200, true],
  ["four minutes ago", now - 4 * minute, true],
  ["by a clock that's ahead", now + 4 * minute, true],
  ["six minutes ago", now - 6 * minute, false],
  ["two years ago", now - 2 * 365 * 24 * 60 * minute, false],
  ["six minutes from now", now + 6 * minute, false],
])("a signature made %s is recent: %#", (_when, time, isRecent) => {
  expect(isRecentSignature(`t=${time},v1=abc`, now)).toBe(isRecent);
});

test.each([[""], ["v1=abc"], ["t=,v1=abc"], [`x,t=${now},v1=abc`]])("%j isn't recent", (header) => {
  expect(isRecentSignature(header, now)).toBe(false);
});
