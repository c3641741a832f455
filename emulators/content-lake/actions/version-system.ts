import { toReleaseDocumentId } from "#content-lake/actions/release-rules.ts";
import { parseDocumentId } from "#content-lake/query/document-id.ts";
import type { NewDocument, Transaction } from "#content-lake/store/transaction.ts";

/**
 * A version with what the lake itself notes in it: the bundle its id names and its release, if there is one. The Studio offers to
 * publish a version on its own that has no `_system.release` (serverOperations/publish.ts). Left out are `group`, which the Studio
 * makes up where it is missing (useDocumentVersions.tsx), and versions made by mutations, so that an import keeps what it is given.
 */
export function withVersionSystem(transaction: Transaction, document: NewDocument): NewDocument {
  const { layer } = parseDocumentId(String(document._id));
  const releaseDocumentId = toReleaseDocumentId(layer);
  if (layer === "drafts" || layer === "published" || !transaction.get(releaseDocumentId)) return document;
  const release = { _ref: releaseDocumentId, _weak: true };
  return { ...document, _system: { ...Object(document._system), bundleId: layer, release } };
}
