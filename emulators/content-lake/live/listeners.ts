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
  /** The event after which to go on, when the client asks to resume. */
  resumeFrom: string | null;
  listenerName: string;
  preamble: boolean;
  signedOut: AbortSignal | null;
}

/** `GET /data/listen`: who waits for which documents. */
export interface Listeners {
  open: (request: ListenRequest) => Response;
  /** Says that there is a commit more among the recent ones. */
  announce: () => void;
  /** Sends away, for good, whoever listens to a dataset that is no more. */
  disconnect: (dataset: string, reason: string) => void;
  close: () => void;
}

interface Listener {
  dataset: string;
  stream: EventStream;
  /** The commit it has yet to hear of. */
  position: () => number;
}

/**
 * Sends events as `@sanity/client` reads them in src/data/listen.ts. Each listener has a place of its own among the recent
 * commits and goes on as fast as it reads; one that is overtaken by their end is dropped, comes back, and is told to begin anew.
 */
export function createListeners(recent: RecentCommits): Listeners {
  const listeners = new Set<Listener>();

  function open(request: ListenRequest): Response {
    const resumed = request.resumeFrom === null ? null : resume(request.resumeFrom, request.dataset);
    let position = resumed ?? recent.end();
    let pending: Iterator<ServerEvent> = [greet(request, resumed)].values();
    /** Until then it is the interrupted transaction that is told again. */
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
        // An event that this listener would not hear, it did not stop at: the whole transaction is told.
        pending = events.slice(events.findIndex(({ id }) => id === heard) + 1).values();
        heard = null;
      }
    }
  }

  /** The commit that was broken off in, or null when it is no longer known. */
  function resume(eventId: string, dataset: string): number | null {
    return recent.find(dataset, toTransactionId(eventId));
  }

  return {
    open,
    announce: () => {
      for (const { stream, position } of listeners) {
        if (recent.at(position())) stream.wake();
        else if (position() < recent.end()) stream.drop("A listener fell too far behind and was dropped");
      }
    },
    disconnect: (dataset, reason) => {
      for (const listener of listeners) {
        if (listener.dataset === dataset) listener.stream.end({ event: "disconnect", data: { reason } });
      }
      // Another dataset of this name must not be taken for it.
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

/** `reset` is the answer to a client that asked to resume where nothing is known any more; it reads everything anew. */
function greet({ listenerName, resumeFrom }: ListenRequest, resumed: number | null): ServerEvent {
  if (resumed !== null) return { event: "welcomeback", data: { listenerName } };
  return resumeFrom === null ? { event: "welcome", data: { listenerName } } : { event: "reset", data: {} };
}

/** The reason a listener is ended for: a filter that cannot be evaluated fails at every attempt. */
function toRefusal(error: unknown): ServerEvent {
  const message = error instanceof Error ? error.message : String(error);
  const answer = error instanceof QueryError ? toQueryErrorResponse(error) : new LakeError(400, message);
  return { event: "channelError", data: answer.toBody() };
}
