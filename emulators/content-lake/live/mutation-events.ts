import type { ServerEvent } from "./event-stream.ts";
import { toEffects } from "#content-lake/history/effects.ts";
import type { Commit } from "#content-lake/store/document-store.ts";
import type { Change } from "#content-lake/store/transaction.ts";

/** Which changes a listener gets, and what's in its events. */
export interface Hearing {
  dataset: string;
  mayRead: (id: string) => boolean;
  matches: (document: Change["before"]) => boolean;
  includeResult: boolean;
  includePreviousRevision: boolean;
  includeMutations: boolean;
  /** Includes drafts and versions. Older API versions do so by default. */
  includeAllVersions: boolean;
  includeEffects: boolean;
}

/**
 * A commit's `mutation` events: one per document that matches before or after, numbered among those the listener gets, as
 * `@sanity/client` documents them (`MutationEvent` in src/types.ts). `visibility` is always `query`, because an event is sent
 * once queries see the change, whichever visibility was requested.
 */
export function toMutationEvents(commit: Commit, hearing: Hearing): ServerEvent[] {
  if (commit.dataset !== hearing.dataset) return [];
  const heard = commit.changes.flatMap((change) => {
    if (!isAudible(change.id, hearing)) return [];
    const transition = toTransition(hearing.matches(change.before), hearing.matches(change.after));
    return transition ? [{ change, transition }] : [];
  });
  return heard.map(({ change, transition }, index) => {
    const { id, before, after, mutations } = change;
    const eventId = toEventId(commit.transactionId, id);
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
        ...(hearing.includeMutations ? { mutations } : {}),
        ...(hearing.includeEffects ? { effects: toEffects(change) } : {}),
        ...(hearing.includeResult && after ? { result: after } : {}),
        ...(hearing.includePreviousRevision ? { previous: before } : {}),
      },
    };
  });
}

function toEventId(transactionId: string, documentId: string): string {
  return `${transactionId}#${documentId}`;
}

/** The transaction of an event. */
export function toTransactionId(eventId: string): string {
  return eventId.split("#", 1).join("");
}

function isAudible(id: string, { mayRead, includeAllVersions }: Hearing): boolean {
  if (!mayRead(id)) return false;
  return includeAllVersions || !(id.startsWith("drafts.") || id.startsWith("versions."));
}

function toTransition(before: boolean, after: boolean): "appear" | "update" | "disappear" | null {
  if (before && after) return "update";
  if (after) return "appear";
  return before ? "disappear" : null;
}
