import { failRelease, publishRelease } from "./release-actions.ts";
import type { Committer } from "#content-lake/store/commit.ts";
import { MutationFailure } from "#content-lake/store/mutation-failure.ts";
import type { Store } from "#content-lake/store/document-store.ts";

/**
 * Publishes scheduled releases when their time has come, also those that came due while the lake was down; one that cannot be
 * published is told so and keeps no other from it.
 */
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
const maxWaitMs = 60_000;
/** What could not be published for a fault of the lake's own is not tried without pause. */
const shortestWaitInMs = 1000;

interface ScheduledRelease {
  dataset: string;
  name: string;
  author: string;
  /** In milliseconds since 1970. */
  publishAt: number;
}

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
      for (const release of readScheduled(store)) {
        if (release.publishAt <= now().getTime()) publish(release);
      }
    } finally {
      isReviewing = false;
    }
    const [next] = readScheduled(store);
    if (next === undefined) return;
    const wait = Math.max(next.publishAt - now().getTime(), shortestWaitInMs);
    alarm = setTimeout(review, Math.min(wait, maxWaitMs));
    alarm.unref();
  }

  function publish({ dataset, name, author }: ScheduledRelease): void {
    try {
      commit({ dataset, author, work: (transaction) => publishRelease(transaction, name) });
    } catch (error) {
      if (error instanceof MutationFailure) {
        const reason = error.message;
        commit({ dataset, author, work: (transaction) => failRelease(transaction, { name, reason }) });
      } else {
        // The release stays scheduled, and is tried again at the next review.
        console.error(`The scheduled release "${name}" could not be published`, error);
      }
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

/** What is due first comes first. */
function readScheduled(store: Store): ScheduledRelease[] {
  const releases = store.datasets().flatMap((dataset) =>
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
