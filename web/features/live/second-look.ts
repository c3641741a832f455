interface SecondLookOptions {
  /** How long the shop must have been quiet, in milliseconds. */
  quiet: number;
  /** When to look though it was never quiet. */
  longest: number;
  now: () => number;
  sleep: (ms: number) => Promise<unknown>;
}

/** What has been expired, and the pages that are its own. */
interface Expired {
  tags: readonly string[];
  paths: readonly string[];
}

/** Gathers what changes in a short while, to be expired once more and rendered in one go. */
export interface SecondLook {
  /** Notes what has been expired. Resolves with true for the one of all who wait that is to look again. */
  isDue: (expired: Expired) => Promise<boolean>;
  /** What is to be expired once more; forgotten by that. */
  take: () => Expired;
}

/**
 * Next dates a page by the end of its rendering: one that had read the old price before its tag expired, and was done after, counts
 * as fresh. So what was expired is expired again once such renderings are over.
 */
export function createSecondLook({ quiet, longest, now, sleep }: SecondLookOptions): SecondLook {
  const noted = { tags: new Set<string>(), paths: new Set<string>() };
  let latest = 0;
  let isWaiting = false;
  return {
    isDue: async ({ tags, paths }) => {
      for (const tag of tags) noted.tags.add(tag);
      for (const path of paths) noted.paths.add(path);
      latest = now();
      if (isWaiting) return false;
      isWaiting = true;
      const end = latest + longest;
      while (now() < Math.min(latest + quiet, end)) await sleep(Math.min(latest + quiet, end) - now());
      isWaiting = false;
      return true;
    },
    take: () => {
      const taken = { tags: Array.from(noted.tags), paths: Array.from(noted.paths) };
      noted.tags.clear();
      noted.paths.clear();
      return taken;
    },
  };
}
