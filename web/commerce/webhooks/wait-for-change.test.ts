import { expect, test, vi } from "vitest";
import type { ReadChange } from "./change-reader.ts";
import { waitForChange } from "./wait-for-change.ts";

const late = { isCaughtUp: false, tags: [], handles: [] };
const current = { ...late, isCaughtUp: true };

test("reads after each delay until the storefront has caught up", async () => {
  const sleep = vi.fn<(ms: number) => Promise<void>>(async () => {});
  const read = vi.fn<() => Promise<ReadChange>>(async () => current).mockResolvedValueOnce(late);

  const isCaughtUp = await waitForChange({ read, delaysMs: [1, 2, 3], sleep });

  expect(isCaughtUp).toBe(true);
  expect(sleep.mock.calls).toEqual([[1], [2]]);
});

test("reads again when the storefront doesn't respond", async () => {
  const read = vi.fn<() => Promise<ReadChange>>(async () => current).mockRejectedValueOnce(new Error("502"));

  expect(await waitForChange({ read, delaysMs: [1, 2], sleep: async () => {} })).toBe(true);
});

test("gives up after the last delay", async () => {
  expect(await waitForChange({ read: async () => late, delaysMs: [1, 2], sleep: async () => {} })).toBe(
    false,
  );
});
