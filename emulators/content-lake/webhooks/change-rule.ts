import { createChangeQuery } from "#content-lake/query/change-query.ts";
import { parseDocumentId } from "#content-lake/query/document-id.ts";
import type { DocumentChange, SanityDocument } from "#content-lake/query/document.ts";
import type { Hook, Operation } from "#content-lake/webhooks/hook.ts";

export interface ChangeRule {
  /** Whether this kind of change is delivered at all. The filter is evaluated later, by `toPayload`. */
  concerns: (change: DocumentChange & { id: string }) => boolean;
  /** What's sent, as JSON, or null if the filter excludes the change. */
  toPayload: (change: DocumentChange, surroundings: Surroundings) => string | null;
}

interface Surroundings {
  /** The documents that references resolve to. */
  documents: readonly SanityDocument[];
  now: Date;
}

/**
 * A webhook's rule. Without a filter it covers every change, without a projection it sends the whole document. Throws a
 * `QueryError` right away if either has a syntax error.
 */
export function createChangeRule(
  hook: Pick<Hook, "rule" | "includeDrafts" | "includeAllVersions">,
): ChangeRule {
  const { on, filter, projection } = hook.rule;
  const isCovered = filter ? createChangeQuery(filter) : null;
  const project = projection ? createChangeQuery(projection) : null;

  return {
    concerns: (change) => on.includes(toOperation(change)) && isInLayer(change.id, hook),
    toPayload: (change, surroundings) => {
      if (isCovered && isCovered(change, surroundings) !== true) return null;
      const payload = project ? project(change, surroundings) : (change.after ?? change.before);
      return JSON.stringify(payload ?? null);
    },
  };
}

export function toOperation({ before, after }: DocumentChange): Operation {
  if (!before) return "create";
  return after ? "update" : "delete";
}

/** Drafts and versions are only delivered on request, and system documents, such as releases, never. */
function isInLayer(
  id: string,
  { includeDrafts, includeAllVersions }: Pick<Hook, "includeDrafts" | "includeAllVersions">,
): boolean {
  if (id.startsWith("_.")) return false;
  const { layer } = parseDocumentId(id);
  if (layer === "published" || includeAllVersions) return true;
  return layer === "drafts" && includeDrafts;
}
