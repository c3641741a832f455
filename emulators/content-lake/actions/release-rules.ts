import { MutationFailure } from "#content-lake/mutation-failure.ts";
import { parseDocumentId } from "#content-lake/query/document-id.ts";
import type { SanityDocument } from "#content-lake/query/document.ts";
import type { Transaction } from "#content-lake/transaction.ts";

export type ReleaseState = "active" | "scheduled" | "published" | "archived";

export function toReleaseDocumentId(releaseId: string): string {
  return `_.releases.${releaseId}`;
}

export function requireRelease(
  transaction: Transaction,
  releaseId: string,
  states: readonly ReleaseState[],
): SanityDocument {
  const release = transaction.get(toReleaseDocumentId(releaseId));
  if (!release) {
    throw new MutationFailure(404, {
      type: "releaseNotFoundError",
      description: `There is no release "${releaseId}"`,
    });
  }
  if (!states.some((state) => state === release.state)) {
    const description = `The release "${releaseId}" is ${String(release.state)}; this needs it ${states.join(" or ")}`;
    throw new MutationFailure(409, { type: "releaseStateError", description });
  }
  return release;
}

/** The documents of a scheduled release wait as they are. */
export function requireUnlocked(transaction: Transaction, versionId: string): void {
  const { layer } = parseDocumentId(versionId);
  if (layer === "drafts" || layer === "published") return;
  if (transaction.get(toReleaseDocumentId(layer))?.state !== "scheduled") return;
  const description = `"${versionId}" is locked: the release "${layer}" is scheduled`;
  throw new MutationFailure(409, { type: "releaseLockedError", description });
}

/** The documents of a release, in the order of their ids. */
export function documentsOf(transaction: Transaction, releaseId: string): SanityDocument[] {
  return transaction
    .documents()
    .filter(({ _id }) => parseDocumentId(_id).layer === releaseId)
    .toSorted((a, b) => a._id.localeCompare(b._id));
}
