import { publishRelease } from "#content-lake/actions/release-actions.ts";
import type { Committer } from "#content-lake/commit.ts";
import type { Store } from "#content-lake/store.ts";

/** Publishes scheduled releases when their time has come, also those that came due while the lake was down. */
export interface ReleaseSchedule {
  /** Looks at what is scheduled, publishes what is due and sets the alarm for the next. */
  review: () => void;
  close: () => void;
}

interface ReleaseScheduleOptions {
  store: Store;
  commit: Committer;
  now: () => Date;
}

/** A timer can't wait longer than 24 days, and a laptop sleeps: look again at least this often. */
const longestWaitInMs = 60_000;

export function createReleaseSchedule({ store, commit, now }: ReleaseScheduleOptions): ReleaseSchedule {
  let alarm: NodeJS.Timeout | null = null;
  let isReviewing = false;
  let isClosed = false;

  function review(): void {
    // Publishing commits, and a commit asks for a review.
    if (isReviewing || isClosed) return;
    isReviewing = true;
    if (alarm) clearTimeout(alarm);
    alarm = null;
    try {
      for (const { dataset, name, author, publishAt } of readScheduled(store)) {
        if (publishAt <= now().getTime()) publish({ dataset, name, author });
      }
    } finally {
      isReviewing = false;
    }
    const [next] = readScheduled(store)
      .map(({ publishAt }) => Math.max(publishAt - now().getTime(), 1000))
      .toSorted((a, b) => a - b);
    if (next === undefined) return;
    alarm = setTimeout(review, Math.min(next, longestWaitInMs));
    alarm.unref();
  }

  function publish({ dataset, name, author }: { dataset: string; name: string; author: string }): void {
    try {
      commit({ dataset, author, work: (transaction) => publishRelease(transaction, name) });
    } catch (error) {
      // The release stays scheduled, and is tried again at the next review.
      console.error(`The scheduled release "${name}" could not be published`, error);
    }
  }

  return {
    review,
    close: () => {
      isClosed = true;
      if (alarm) clearTimeout(alarm);
    },
  };
}

function readScheduled(store: Store) {
  return store.datasets().flatMap((dataset) =>
    store
      .view(dataset)
      .all()
      .filter(({ _type, state }) => _type === "system.release" && state === "scheduled")
      .map((release) => ({
        dataset,
        name: String(release.name),
        author: typeof release.userId === "string" ? release.userId : "unknown",
        publishAt: Date.parse(String(release.publishAt)),
      })),
  );
}
