import { toReleaseDocumentId } from "./release-rules.ts";
import { invalid } from "#content-lake/store/mutation-failure.ts";
import { parseDocumentId } from "#content-lake/query/document-id.ts";
import type { Outcome, Transaction } from "#content-lake/store/transaction.ts";

/** A release's documents can only be edited while it's active. A version can exist without its release. */
export function requireUnlocked(transaction: Transaction, versionId: string): void {
  const { layer } = parseDocumentId(versionId);
  if (layer === "drafts" || layer === "published") return;
  const release = transaction.get(toReleaseDocumentId(layer));
  if (!release || release.state === "active") return;
  throw invalid(`Documents in release "${layer}" (state: ${String(release.state)}) can not be mutated`);
}

/**
 * The same for mutations, except that a version can be created in a locked release, because `sanity dataset import` sends a
 * release and its versions in any order. What the hosted service does then isn't documented.
 */
export function requireUnlockedOutcome(transaction: Transaction, { id, operation }: Outcome): void {
  if (operation === "update" || operation === "delete") requireUnlocked(transaction, id);
}
