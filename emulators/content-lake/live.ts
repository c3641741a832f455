import { isOpenId } from "#content-lake/dataset-view.ts";
import { createEventStream, type EventStream } from "#content-lake/event-stream.ts";
import { toChangeTags } from "#content-lake/query/sync-tags.ts";
import type { RecentCommits } from "#content-lake/recent-commits.ts";
import type { Commit } from "#content-lake/store.ts";

export interface LiveRequest {
  dataset: string;
  includeDrafts: boolean;
  resumeFrom: string | null;
}

/** `GET /data/live/events`: which sync tags a change has made stale. */
export interface LiveEvents {
  open: (request: LiveRequest) => Response;
  announce: (commit: Commit) => void;
  close: () => void;
}

interface Subscriber extends LiveRequest {
  stream: EventStream;
}

/** Past it a new subscriber is sent away with `goaway`, as the hosted service does, and polls instead. */
const subscriberLimit = 1000;

/**
 * The events `@sanity/client` reads in src/data/live.ts: `welcome` on connecting, `message` with the tags of each
 * change, `restart` when it came back too late to be told what it missed, `goaway` when there are too many.
 */
export function createLiveEvents(recent: RecentCommits): LiveEvents {
  const subscribers = new Set<Subscriber>();

  return {
    open: (request) => {
      const stream = createEventStream({ onClose: () => subscribers.delete(subscriber) });
      const subscriber: Subscriber = { ...request, stream };
      if (subscribers.size >= subscriberLimit) {
        stream.send({ event: "goaway", id: recent.latestId(), data: { reason: "connection limit reached" } });
        stream.close();
        return stream.response;
      }
      const missed = request.resumeFrom === null ? [] : recent.after(request.resumeFrom);
      stream.send({ event: "welcome", id: recent.latestId(), data: {} });
      if (missed) for (const commit of missed) tell(subscriber, commit);
      else stream.send({ event: "restart", id: recent.latestId(), data: {} });
      subscribers.add(subscriber);
      return stream.response;
    },
    announce: (commit) => {
      for (const subscriber of subscribers) tell(subscriber, commit);
    },
    close: () => {
      for (const { stream } of subscribers) stream.close();
    },
  };
}

function tell({ dataset, includeDrafts, stream }: Subscriber, commit: Commit): void {
  if (commit.dataset !== dataset) return;
  const changes = commit.changes.filter(({ id }) => includeDrafts || isOpenId(id));
  const tags = toChangeTags(changes);
  if (tags.length > 0) stream.send({ id: commit.transactionId, data: { tags } });
}
