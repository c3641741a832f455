import type { ReadChange } from "./change-reader.ts";

interface WaitOptions {
  read: () => Promise<ReadChange>;
  /** Before each read. */
  delaysMs: readonly number[];
  sleep: (ms: number) => Promise<unknown>;
}

/** Polls until the storefront shows the change. False when the last read failed or didn't show it. */
export async function waitForChange({ read, delaysMs, sleep }: WaitOptions): Promise<boolean> {
  for (const delayMs of delaysMs) {
    await sleep(delayMs);
    const isCaughtUp = await read().then(
      (reading) => reading.isCaughtUp,
      () => false,
    );
    if (isCaughtUp) return true;
  }
  return false;
}
