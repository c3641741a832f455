import { toReleaseDocumentId } from "#content-lake/actions/release-rules.ts";
import { parseDocumentId } from "#content-lake/query/document-id.ts";
import type { NewDocument, Transaction } from "#content-lake/store/transaction.ts";

/**
 * A version with the lake's own fields: the bundle in its ID, and its release if that exists. The Studio offers to publish a
 * version on its own if it has no `_system.release` (serverOperations/publish.ts). Leaves out `group`, which the Studio fills in
 * if missing (useDocumentVersions.tsx), and versions created by mutations, so that an import stays unchanged.
 */
export function withVersionSystem(transaction: Transaction, document: NewDocument): NewDocument {
  const { layer } = parseDocumentId(String(document._id));
  const releaseDocumentId = toReleaseDocumentId(layer);
  if (layer === "drafts" || layer === "published" || !transaction.get(releaseDocumentId)) return document;
  const release = { _ref: releaseDocumentId, _weak: true };
  return { ...document, _system: { ...Object(document._system), bundleId: layer, release } };
}
