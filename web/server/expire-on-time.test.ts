import { beforeEach, expect, test, vi } from "vitest";
import { localExpirations } from "#lib/local-expirations.ts";
import { scheduledExpirations } from "#lib/scheduled-expirations.ts";
import { expireOnTime } from "./expire-on-time.ts";
import { areTagsExpired } from "./next-internals.ts";

const start = Date.now();
const told: unknown[] = [];

expireOnTime();
localExpirations.subscribe((tags) => told.push(tags));

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  told.length = 0;
  return () => vi.useRealTimers();
});

test("content with an end time expires once, at that time, and open pages are told", () => {
  scheduledExpirations.publish({ tags: ["content:promotion"], at: start + 60_000 });
  scheduledExpirations.publish({ tags: ["content:promotion"], at: start + 90_000 });
  scheduledExpirations.publish({ tags: ["content:promotion"], at: start + 5000 });

  vi.advanceTimersByTime(4999);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(200_000);

  expect(told).toEqual([["content:promotion"]]);
});

test("a promotion that ends next year doesn't expire at once", () => {
  scheduledExpirations.publish({ tags: ["content:announcement"], at: start + 365 * 24 * 3_600_000 });

  vi.advanceTimersByTime(60_000);

  expect(told).toEqual([]);
  expect(areTagsExpired(["content:announcement"], start - 1000)).toBe(false);
});
