import { createChangeQuery } from "#content-lake/query/change-query.ts";
import { parseDocumentId } from "#content-lake/query/document-id.ts";
import type { DocumentChange, SanityDocument } from "#content-lake/query/document.ts";
import type { Hook, Operation } from "#content-lake/webhooks/hook.ts";

export interface ChangeRule {
  /** Whether a change is of a kind that is told at all; its filter is asked later, by `toPayload`. */
  concerns: (change: DocumentChange & { id: string }) => boolean;
  /** What is sent, as JSON; null when the filter lets the change pass. */
  toPayload: (change: DocumentChange, surroundings: Surroundings) => string | null;
}

interface Surroundings {
  /** What references are followed within. */
  documents: readonly SanityDocument[];
  now: Date;
}

/**
 * The rule of a webhook. Without a filter every change is told, without a projection the whole document is sent.
 * Throws a `QueryError` at once when either doesn't parse.
 */
export function createChangeRule(
  hook: Pick<Hook, "rule" | "includeDrafts" | "includeAllVersions">,
): ChangeRule {
  const { on, filter, projection } = hook.rule;
  const isTold = filter ? createChangeQuery(filter) : null;
  const project = projection ? createChangeQuery(projection) : null;

  return {
    concerns: (change) => on.includes(toOperation(change)) && isInLayer(change.id, hook),
    toPayload: (change, surroundings) => {
      if (isTold && isTold(change, surroundings) !== true) return null;
      const payload = project ? project(change, surroundings) : (change.after ?? change.before);
      return JSON.stringify(payload ?? null);
    },
  };
}

export function toOperation({ before, after }: DocumentChange): Operation {
  if (!before) return "create";
  return after ? "update" : "delete";
}

/** Drafts and versions are told to who asked for them; system documents, such as releases, to nobody. */
function isInLayer(
  id: string,
  { includeDrafts, includeAllVersions }: Pick<Hook, "includeDrafts" | "includeAllVersions">,
): boolean {
  if (id.startsWith("_.")) return false;
  const { layer } = parseDocumentId(id);
  if (layer === "published" || includeAllVersions) return true;
  return layer === "drafts" && includeDrafts;
}
