import { expect, test, vi } from "vitest";
import type { ReadChange } from "./change-reader.ts";
import { waitForChange } from "./wait-for-change.ts";

const late = { isCaughtUp: false, tags: [], handles: [] };
const current = { ...late, isCaughtUp: true };

test("reads after each pause until the shop has caught up, and no more", async () => {
  const sleep = vi.fn<(ms: number) => Promise<void>>(async () => {});
  const read = vi.fn<() => Promise<ReadChange>>(async () => current).mockResolvedValueOnce(late);

  const isCaughtUp = await waitForChange({ read, pauses: [1, 2, 3], sleep });

  expect(isCaughtUp).toBe(true);
  expect(sleep.mock.calls).toEqual([[1], [2]]);
});

test("asks a shop that does not answer again", async () => {
  const read = vi.fn<() => Promise<ReadChange>>(async () => current).mockRejectedValueOnce(new Error("502"));

  expect(await waitForChange({ read, pauses: [1, 2], sleep: async () => {} })).toBe(true);
});

test("ends without the change when all pauses are over", async () => {
  expect(await waitForChange({ read: async () => late, pauses: [1, 2], sleep: async () => {} })).toBe(false);
});
