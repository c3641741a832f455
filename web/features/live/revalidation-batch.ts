interface RevalidationBatchOptions {
  /** Runs once nothing has arrived for this long. */
  quietMs: number;
  /** Runs after this long, even if changes keep arriving. */
  maxWaitMs: number;
  now: () => number;
  sleep: (ms: number) => Promise<unknown>;
}

/** Expired tags and the pages that depend on them. */
interface Expired {
  tags: readonly string[];
  paths: readonly string[];
}

/** Collects changes that arrive close together, so they expire and render once. */
export interface RevalidationBatch {
  /** Adds to the batch and waits until nothing new arrives. Resolves with true for the one caller that runs it. */
  join: (expired: Expired) => Promise<boolean>;
  /** Empties the batch. While changes keep arriving, a page rendered now would be out of date at once, so `paths` is null and kept. */
  drain: () => { tags: readonly string[]; paths: readonly string[] | null };
}

/**
 * Next dates a page by when its render finished. A render that read the old price before its tag expired but finished
 * afterward counts as fresh, so the tags are expired again once such renders are over.
 */
export function createRevalidationBatch({
  quietMs,
  maxWaitMs,
  now,
  sleep,
}: RevalidationBatchOptions): RevalidationBatch {
  const noted = { tags: new Set<string>(), paths: new Set<string>() };
  let lastJoin = 0;
  let isWaiting = false;
  return {
    join: async ({ tags, paths }) => {
      for (const tag of tags) noted.tags.add(tag);
      for (const path of paths) noted.paths.add(path);
      lastJoin = now();
      if (isWaiting) return false;
      isWaiting = true;
      const end = lastJoin + maxWaitMs;
      while (now() < Math.min(lastJoin + quietMs, end))
        await sleep(Math.min(lastJoin + quietMs, end) - now());
      isWaiting = false;
      return true;
    },
    drain: () => {
      const tags = Array.from(noted.tags);
      noted.tags.clear();
      if (isWaiting) return { tags, paths: null };
      const paths = Array.from(noted.paths);
      noted.paths.clear();
      return { tags, paths };
    },
  };
}
