import { invalid, MutationFailure } from "#content-lake/store/mutation-failure.ts";
import { parseDocumentId } from "#content-lake/query/document-id.ts";
import type { SanityDocument } from "#content-lake/query/document.ts";
import type { Transaction } from "#content-lake/store/transaction.ts";

export type ReleaseState = "active" | "scheduled" | "published" | "archived";

export function toReleaseDocumentId(releaseId: string): string {
  return `_.releases.${releaseId}`;
}

/** A release's transition, and the states that allow it. */
interface Transition {
  from: readonly ReleaseState[];
  /** With the hosted service's messages. */
  to: "editing" | "scheduling" | "unscheduling" | "publishing" | "archiving" | "unarchiving" | "deleted";
}

export function requireRelease(
  transaction: Transaction,
  releaseId: string,
  { from, to }: Transition,
): SanityDocument {
  const release = transaction.get(toReleaseDocumentId(releaseId));
  if (!release) {
    throw new MutationFailure(404, {
      type: "releaseNotFoundError",
      description: `There's no release "${releaseId}"`,
    });
  }
  const { state } = release;
  if (!from.some((allowed) => allowed === state)) {
    throw invalid(
      `Release "${releaseId}" is not permitted to transition from state '${String(state)}' to '${to}'`,
    );
  }
  return release;
}

/** The release's documents, sorted by ID. */
export function documentsOf(transaction: Transaction, releaseId: string): SanityDocument[] {
  return transaction
    .documents()
    .filter(({ _id }) => parseDocumentId(_id).layer === releaseId)
    .toSorted((a, b) => a._id.localeCompare(b._id));
}
