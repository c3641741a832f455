interface SecondLookOptions {
  /** How long the shop must have been quiet, in milliseconds. */
  quiet: number;
  /** When to look though it was never quiet. */
  longest: number;
  now: () => number;
  sleep: (ms: number) => Promise<unknown>;
}

/** Gathers what changes in a short while, to be expired once more in one go. */
export interface SecondLook {
  /** Notes what has been expired. Resolves with true for the one of all who wait that is to look again. */
  isDue: (tags: readonly string[]) => Promise<boolean>;
  /** What is to be expired once more; forgotten by that. */
  take: () => string[];
}

/**
 * Next dates a page by the end of its rendering: one that had read the old price before its tag expired, and was done after, counts
 * as fresh. So what was expired is expired again once such renderings are over.
 */
export function createSecondLook({ quiet, longest, now, sleep }: SecondLookOptions): SecondLook {
  const noted = new Set<string>();
  let latest = 0;
  let isWaiting = false;
  return {
    isDue: async (tags) => {
      for (const tag of tags) noted.add(tag);
      latest = now();
      if (isWaiting) return false;
      isWaiting = true;
      const end = latest + longest;
      while (now() < Math.min(latest + quiet, end)) await sleep(Math.min(latest + quiet, end) - now());
      isWaiting = false;
      return true;
    },
    take: () => {
      const all = Array.from(noted);
      noted.clear();
      return all;
    },
  };
}
