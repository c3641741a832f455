import type { SanityClient } from "@sanity/client";
import { toCourseId } from "../../support/many-courses.ts";
import { percentile } from "../percentile.ts";
import { measureCommitsPerSecond } from "./measure-commits.ts";

export interface ListenerFigures {
  /** From sending a change until one listener gets it, in milliseconds. */
  one: { p50: number; p99: number };
  hundred: {
    /** Until the last listener gets it. */
    p50: number;
    p99: number;
    commitsPerSecond: number;
  };
}

const rounds = 200;

export async function measureListeners(client: SanityClient): Promise<ListenerFigures> {
  const one = await listen(client, 1, (times) => times);
  const hundred = await listen(client, 100, async (times) => ({
    times,
    commitsPerSecond: await measureCommitsPerSecond(client),
  }));
  const toShares = (times: readonly number[]) => ({
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
  });
  return {
    one: toShares(one),
    hundred: { ...toShares(hundred.times), commitsPerSecond: hundred.commitsPerSecond },
  };
}

/** Opens listeners, times how long a change takes to reach them all, and runs more work while they listen. */
async function listen<T>(
  client: SanityClient,
  count: number,
  whileTheyListen: (times: number[]) => T | Promise<T>,
): Promise<T> {
  const received = new Map<string, PromiseWithResolvers<void>>();
  const counts = new Map<string, number>();
  const note = (transactionId: string) => {
    counts.set(transactionId, (counts.get(transactionId) ?? 0) + 1);
    if (counts.get(transactionId) === count) received.get(transactionId)?.resolve();
  };
  const listeners = await Promise.all(Array.from({ length: count }, () => openListener(client, note)));
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const transactionId = `to-${count}-${round}`;
    const all = Promise.withResolvers<void>();
    received.set(transactionId, all);
    const before = performance.now();
    const patch = client.patch(toCourseId(1)).set({ lessonCount: round });
    await client.transaction().transactionId(transactionId).patch(patch).commit({ returnDocuments: false });
    await all.promise;
    times.push(performance.now() - before);
  }
  const result = await whileTheyListen(times);
  for (const close of listeners) close();
  return result;
}

/** Resolves once the listener's welcome event arrives, with a function that closes it. */
function openListener(client: SanityClient, note: (transactionId: string) => void): Promise<() => void> {
  const { promise, resolve, reject } = Promise.withResolvers<() => void>();
  const subscription = client
    .listen('*[_type == "course"]', {}, { events: ["welcome", "mutation"], includeResult: false })
    .subscribe({
      next: (event) => {
        if (event.type === "welcome") resolve(() => subscription.unsubscribe());
        if (event.type === "mutation") note(event.transactionId);
      },
      error: reject,
    });
  return promise;
}
