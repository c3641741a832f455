import { createEventStream, type EventStream, type ServerEvent } from "./event-stream.ts";
import { LakeError } from "#content-lake/api/lake-error.ts";
import { type Hearing, toMutationEvents, toTransactionId } from "./mutation-events.ts";
import { createDocumentFilter } from "#content-lake/query/document-filter.ts";
import { QueryError } from "#content-lake/query/run-query.ts";
import { toQueryErrorResponse } from "#content-lake/api/query-error-response.ts";
import type { RecentCommits } from "#content-lake/store/recent-commits.ts";
import type { Commit } from "#content-lake/store/document-store.ts";

export interface ListenRequest extends Omit<Hearing, "matches"> {
  query: string;
  params: Record<string, unknown>;
  /** The event to resume after, if the client asks to resume. */
  resumeFrom: string | null;
  listenerName: string;
  preamble: boolean;
  signedOut: AbortSignal | null;
}

/** `GET /data/listen`: clients that wait for changes to documents. */
export interface Listeners {
  open: (request: ListenRequest) => Response;
  /** Signals that there's a new commit among the recent ones. */
  announce: () => void;
  /** Disconnects listeners on a deleted dataset for good. */
  disconnect: (dataset: string, reason: string) => void;
  close: () => void;
}

interface Listener {
  dataset: string;
  stream: EventStream;
  /** The position of the next commit to send. */
  position: () => number;
}

/**
 * Sends events as `@sanity/client` reads them in src/data/listen.ts. Each listener has its own position among the recent commits
 * and advances as fast as it reads. If the commits move past it, it's dropped, reconnects, and gets a reset event.
 */
export function createListeners(recent: RecentCommits): Listeners {
  const listeners = new Set<Listener>();

  function open(request: ListenRequest): Response {
    const resumed = request.resumeFrom === null ? null : resume(request.resumeFrom, request.dataset);
    let position = resumed ?? recent.end();
    let pending: Iterator<ServerEvent> = [greet(request, resumed)].values();
    /** Until then, the interrupted transaction is sent again. */
    let heard = resumed === null ? null : request.resumeFrom;
    let hear: ((commit: Commit) => ServerEvent[]) | null = null;

    const stream = createEventStream({
      preamble: request.preamble,
      signedOut: request.signedOut,
      onClose: () => listeners.delete(listener),
      next: () => {
        try {
          return takeNext();
        } catch (error) {
          stream.end(toRefusal(error));
          return null;
        }
      },
    });
    const listener: Listener = { dataset: request.dataset, stream, position: () => position };
    listeners.add(listener);
    return stream.response;

    function takeNext(): ServerEvent | null {
      hear ??= createHearing(request);
      for (;;) {
        const event = pending.next();
        if (!event.done) return event.value;
        const commit = position < recent.end() ? recent.at(position) : null;
        if (!commit) return null;
        position += 1;
        const events = hear(commit);
        // If this listener wouldn't get the event, it didn't stop there, and the whole transaction is sent.
        pending = events.slice(events.findIndex(({ id }) => id === heard) + 1).values();
        heard = null;
      }
    }
  }

  /** The commit during which the connection broke, or null if it's no longer known. */
  function resume(eventId: string, dataset: string): number | null {
    return recent.find(dataset, toTransactionId(eventId));
  }

  return {
    open,
    announce: () => {
      for (const { stream, position } of listeners) {
        if (recent.at(position())) stream.wake();
        else if (position() < recent.end()) stream.drop("A listener fell too far behind and was dropped.");
      }
    },
    disconnect: (dataset, reason) => {
      for (const listener of listeners) {
        if (listener.dataset === dataset) listener.stream.end({ event: "disconnect", data: { reason } });
      }
      // Don't confuse it with a new dataset of the same name.
      recent.clear();
    },
    close: () => {
      for (const { stream } of listeners) stream.end();
    },
  };
}

function createHearing(request: ListenRequest): (commit: Commit) => ServerEvent[] {
  const hearing = { ...request, matches: createDocumentFilter(request.query, request.params) };
  return (commit) => toMutationEvents(commit, hearing);
}

/** A client that asks to resume from something unknown gets `reset`, and reads everything again. */
function greet({ listenerName, resumeFrom }: ListenRequest, resumed: number | null): ServerEvent {
  if (resumed !== null) return { event: "welcomeback", data: { listenerName } };
  return resumeFrom === null ? { event: "welcome", data: { listenerName } } : { event: "reset", data: {} };
}

/** Why a listener is ended: a filter that can't be evaluated would fail on every retry. */
function toRefusal(error: unknown): ServerEvent {
  const message = error instanceof Error ? error.message : String(error);
  const answer = error instanceof QueryError ? toQueryErrorResponse(error) : new LakeError(400, message);
  return { event: "channelError", data: answer.toBody() };
}
