import type { ReadChange } from "./change-reader.ts";

interface WaitOptions {
  read: () => Promise<ReadChange>;
  /** How long to wait before each reading, in milliseconds. */
  pauses: readonly number[];
  sleep: (ms: number) => Promise<unknown>;
}

/** Reads until the shop shows the change. False when it did not, or did not answer, to the last reading. */
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
