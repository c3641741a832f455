import type { User } from "#content-lake/access.ts";
import { isOpenId } from "#content-lake/dataset-view.ts";
import { createEventStream, type EventStream, type ServerEvent } from "#content-lake/event-stream.ts";
import { toEffects } from "#content-lake/history/effects.ts";
import { LakeError } from "#content-lake/lake-error.ts";
import { createDocumentFilter } from "#content-lake/query/document-filter.ts";
import { QueryError } from "#content-lake/query/run-query.ts";
import { toQueryErrorResponse } from "#content-lake/query-endpoint.ts";
import type { RecentCommits } from "#content-lake/recent-commits.ts";
import type { Commit } from "#content-lake/store.ts";
import type { Change } from "#content-lake/transaction.ts";

export interface ListenRequest {
  dataset: string;
  query: string;
  params: Record<string, unknown>;
  /** Null hears of published documents alone. */
  user: User | null;
  includeResult: boolean;
  includePreviousRevision: boolean;
  includeMutations: boolean;
  /** Drafts and versions too; older API versions send them unasked. */
  includeAllVersions: boolean;
  includeEffects: boolean;
  /** The event after which to go on, when the client asks to resume. */
  resumeFrom: string | null;
  listenerName: string;
}

/** `GET /data/listen`: who waits for which documents. */
export interface Listeners {
  open: (request: ListenRequest) => Response;
  announce: (commit: Commit) => void;
  close: () => void;
}

interface Listener {
  request: ListenRequest;
  matches: (document: Change["before"]) => boolean;
  stream: EventStream;
}

/**
 * Sends mutations as `@sanity/client` reads them in src/data/listen.ts: one event a document that matches,
 * before or after, with revisions that chain. Queries see a change before its event is sent.
 */
export function createListeners(recent: RecentCommits): Listeners {
  const listeners = new Set<Listener>();

  function open(request: ListenRequest): Response {
    const stream = createEventStream({ onClose: () => listeners.delete(listener) });
    const listener: Listener = { request, stream, matches: () => false };
    try {
      listener.matches = createDocumentFilter(request.query, request.params);
    } catch (error) {
      refuse(stream, error);
      return stream.response;
    }
    listeners.add(listener);
    const missed = request.resumeFrom === null ? null : resume(listener, request.resumeFrom);
    stream.send({
      event: missed ? "welcomeback" : "welcome",
      data: { listenerName: request.listenerName },
    });
    for (const event of missed ?? []) stream.send(event);
    return stream.response;
  }

  /** What the listener missed, or null when that is no longer known. */
  function resume(listener: Listener, eventId: string): ServerEvent[] | null {
    const [transactionId = ""] = eventId.split("#");
    const interrupted = recent.find(transactionId);
    const later = recent.after(transactionId);
    if (!interrupted || !later) return null;
    const events = toEvents(listener, interrupted);
    const rest = events.slice(events.findIndex(({ id }) => id === eventId) + 1);
    return [...rest, ...later.flatMap((commit) => toEvents(listener, commit))];
  }

  return {
    open,
    announce: (commit) => {
      for (const listener of listeners) {
        try {
          for (const event of toEvents(listener, commit)) listener.stream.send(event);
        } catch (error) {
          // The commit stands and its author is told so, whatever becomes of one listener's filter.
          refuse(listener.stream, error);
        }
      }
    },
    close: () => {
      for (const { stream } of listeners) stream.close();
    },
  };
}

/** Ends a listener for good, with the reason: a filter that cannot be evaluated fails at every attempt. */
function refuse(stream: EventStream, error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  const answer = error instanceof QueryError ? toQueryErrorResponse(error) : new LakeError(400, message);
  stream.send({ event: "channelError", data: answer.toBody() });
  stream.close();
}

function toEvents({ request, matches }: Listener, commit: Commit): ServerEvent[] {
  if (commit.dataset !== request.dataset) return [];
  const heard = commit.changes.flatMap((change) => {
    if (!isAudible(change.id, request)) return [];
    const transition = toTransition(matches(change.before), matches(change.after));
    return transition ? [{ change, transition }] : [];
  });
  return heard.map(({ change, transition }, index) => {
    const { id, before, after, mutations } = change;
    const eventId = `${commit.transactionId}#${id}`;
    return {
      event: "mutation",
      id: eventId,
      data: {
        eventId,
        documentId: id,
        transactionId: commit.transactionId,
        transition,
        identity: commit.author,
        timestamp: commit.timestamp,
        visibility: "query",
        ...(before ? { previousRev: before._rev } : {}),
        resultRev: commit.transactionId,
        transactionTotalEvents: heard.length,
        transactionCurrentEvent: index,
        ...(request.includeMutations ? { mutations } : {}),
        ...(request.includeEffects ? { effects: toEffects(change) } : {}),
        ...(request.includeResult && after ? { result: after } : {}),
        ...(request.includePreviousRevision ? { previous: before } : {}),
      },
    };
  });
}

function isAudible(id: string, { user, includeAllVersions }: ListenRequest): boolean {
  if (!user && !isOpenId(id)) return false;
  return includeAllVersions || !(id.startsWith("drafts.") || id.startsWith("versions."));
}

function toTransition(before: boolean, after: boolean): "appear" | "update" | "disappear" | null {
  if (before && after) return "update";
  if (after) return "appear";
  return before ? "disappear" : null;
}
