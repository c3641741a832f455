import type { ReadChange } from "./change-reader.ts";

interface WaitOptions {
  read: () => Promise<ReadChange>;
  /** Delay before each read, in milliseconds. */
  pauses: readonly number[];
  sleep: (ms: number) => Promise<unknown>;
}

/** Polls until the storefront shows the change. False when the last read failed or didn't show it. */
export async function waitForChange({ read, pauses, sleep }: WaitOptions): Promise<boolean> {
  for (const pause of pauses) {
    await sleep(pause);
    const isCaughtUp = await read().then(
      (reading) => reading.isCaughtUp,
      () => false,
    );
    if (isCaughtUp) return true;
  }
  return false;
}
