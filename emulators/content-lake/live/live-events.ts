import { isOpenId } from "#content-lake/store/dataset-view.ts";
import { createEventStream, type EventStream, type ServerEvent } from "./event-stream.ts";
import { toChangeTags } from "#content-lake/query/sync-tags.ts";
import type { RecentCommits } from "#content-lake/store/recent-commits.ts";
import type { Commit } from "#content-lake/store/document-store.ts";

export interface LiveRequest {
  dataset: string;
  includeDrafts: boolean;
  /** Whether the subscriber may know of changes. A dataset can become private in the meantime. */
  isVisible: () => boolean;
  resumeFrom: string | null;
  signedOut: AbortSignal | null;
}

/** `GET /data/live/events`: the sync tags that a change made stale. */
export interface LiveEvents {
  open: (request: LiveRequest) => Response;
  /** Signals that there's a new commit among the recent ones. */
  announce: () => void;
  /** Disconnects subscribers of a deleted dataset for good. */
  disconnect: (dataset: string, reason: string) => void;
  close: () => void;
}

interface Subscriber {
  dataset: string;
  stream: EventStream;
  /** The position of the next commit to send. */
  position: () => number;
}

/** Past this, a new subscriber gets `goaway`, as in the hosted service, and polls instead. */
const subscriberLimit = 1000;

/**
 * The events that `@sanity/client` reads in src/data/live.ts: `welcome` on connecting, `message` with each change's tags,
 * `restart` first if it reconnected too late to get what it missed (https://www.sanity.io/docs/live-api-reference), `goaway` if
 * there are too many. An ID is a position in the stream.
 */
export function createLiveEvents(recent: RecentCommits): LiveEvents {
  const subscribers = new Set<Subscriber>();

  function open({ dataset, includeDrafts, isVisible, resumeFrom, signedOut }: LiveRequest): Response {
    const resumed = resumeFrom === null ? recent.end() : recent.parseId(resumeFrom);
    let position = resumed ?? recent.end();
    const id = recent.toId(position);
    const greetings: ServerEvent[] = [
      ...(resumed === null ? [{ event: "restart", id, data: {} }] : []),
      { event: "welcome", id, data: {} },
    ];

    const stream = createEventStream({
      signedOut,
      onClose: () => subscribers.delete(subscriber),
      next: () => {
        const greeting = greetings.shift();
        if (greeting) return greeting;
        for (;;) {
          const commit = position < recent.end() ? recent.at(position) : null;
          if (!commit) return null;
          position += 1;
          if (commit.dataset !== dataset || !isVisible()) continue;
          const tags = toTags(commit)[includeDrafts ? "all" : "open"];
          if (tags.length > 0) return { id: recent.toId(position), data: { tags } };
        }
      },
    });
    const subscriber: Subscriber = { dataset, stream, position: () => position };
    if (subscribers.size < subscriberLimit) subscribers.add(subscriber);
    else stream.end({ event: "goaway", id, data: { reason: "connection limit reached" } });
    return stream.response;
  }

  return {
    open,
    announce: () => {
      for (const { stream, position } of subscribers) {
        if (recent.at(position())) stream.wake();
        else if (position() < recent.end()) stream.drop("A live stream fell too far behind and was dropped.");
      }
    },
    disconnect: (dataset, reason) => {
      for (const subscriber of subscribers) {
        if (subscriber.dataset === dataset) {
          subscriber.stream.end({ event: "disconnect", data: { reason } });
        }
      }
    },
    close: () => {
      for (const { stream } of subscribers) stream.end();
    },
  };
}

interface CommitTags {
  all: readonly string[];
  open: readonly string[];
}

/** One commit is sent to many subscribers. */
const known = new WeakMap<Commit, CommitTags>();

function toTags(commit: Commit): CommitTags {
  const tags = known.get(commit) ?? {
    all: toChangeTags(commit.changes),
    open: toChangeTags(commit.changes.filter(({ id }) => isOpenId(id))),
  };
  known.set(commit, tags);
  return tags;
}
