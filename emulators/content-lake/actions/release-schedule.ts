import { failRelease, publishRelease } from "./release-actions.ts";
import type { Committer } from "#content-lake/store/commit.ts";
import { MutationFailure } from "#content-lake/store/mutation-failure.ts";
import type { Store } from "#content-lake/store/document-store.ts";

/**
 * Publishes scheduled releases when they're due, including those that came due while the lake was stopped. A release that can't
 * be published gets an error and doesn't hold up the others.
 */
export interface ReleaseSchedule {
  /** Checks the schedule, publishes what's due and sets a timer for the next release. */
  review: () => void;
  close: () => void;
}

interface ReleaseScheduleOptions {
  store: Store;
  commit: Committer;
  now: () => Date;
}

/** A timer can't wait longer than 24 days, and a laptop may sleep, so check at least this often. */
const maxWaitMs = 60_000;
/** The pause before retrying after an internal error. */
const minWaitMs = 1000;

interface ScheduledRelease {
  dataset: string;
  name: string;
  author: string;
  /** In milliseconds since 1970. */
  publishAt: number;
}

export function createReleaseSchedule({ store, commit, now }: ReleaseScheduleOptions): ReleaseSchedule {
  let timer: NodeJS.Timeout | null = null;
  let isReviewing = false;
  let isClosed = false;

  function review(): void {
    // Publishing commits, and a commit requests a review.
    if (isReviewing || isClosed) return;
    isReviewing = true;
    if (timer) clearTimeout(timer);
    timer = null;
    try {
      for (const release of readScheduled(store)) {
        if (release.publishAt <= now().getTime()) publish(release);
      }
    } finally {
      isReviewing = false;
    }
    const [next] = readScheduled(store);
    if (next === undefined) return;
    const wait = Math.max(next.publishAt - now().getTime(), minWaitMs);
    timer = setTimeout(review, Math.min(wait, maxWaitMs));
    timer.unref();
  }

  function publish({ dataset, name, author }: ScheduledRelease): void {
    try {
      commit({ dataset, author, work: (transaction) => publishRelease(transaction, name) });
    } catch (error) {
      if (error instanceof MutationFailure) {
        const reason = error.message;
        commit({ dataset, author, work: (transaction) => failRelease(transaction, { name, reason }) });
      } else {
        // The release stays scheduled, and the next review tries again.
        console.error(`Publishing the scheduled release "${name}" failed`, error);
      }
    }
  }

  return {
    review,
    close: () => {
      isClosed = true;
      if (timer) clearTimeout(timer);
    },
  };
}

/** Earliest due first. */
function readScheduled(store: Store): ScheduledRelease[] {
  const releases = store.datasets().flatMap(({ name: dataset }) =>
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
  return releases.toSorted((a, b) => a.publishAt - b.publishAt);
}
