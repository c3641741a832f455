import type { Revision } from "#content-lake/history.ts";
import { parseDocumentId } from "#content-lake/query/document-id.ts";

interface DocumentEvent {
  type: string;
  timestamp: string;
  author: string;
  documentId: string;
  [detail: string]: unknown;
}

/**
 * The life of one document, newest first, in the words of the Studio's history inspector (its `…Event` types):
 * created, published, unpublished, deleted. Edits are not events; the Studio makes those of the transactions.
 */
export function toDocumentEvents(id: string, revisions: readonly Revision[]): DocumentEvent[] {
  const { publishedId, layer } = parseDocumentId(id);
  const events: DocumentEvent[] = [];
  for (const group of byTransaction(revisions)) {
    const event = layer === "published" ? toPublishedEvent(publishedId, group) : toVersionEvent(id, group);
    const [first] = group;
    if (!event || !first) continue;
    const { timestamp, author } = first;
    events.push({ timestamp, author, documentId: publishedId, ...event });
  }
  return events.toSorted((a, b) => b.timestamp.localeCompare(a.timestamp));
}

type EventDetails = { type: string; [detail: string]: unknown };

function toPublishedEvent(id: string, group: readonly Revision[]): EventDetails | null {
  const published = group.find(({ documentId }) => documentId === id);
  if (!published) return null;
  const { transactionId: revisionId, before, after } = published;
  const source = group.find((other) => other !== published && other.before && !other.after);
  const copy = group.find((other) => other !== published && other.after);
  if (after) {
    if (source) return toPublication(source, revisionId);
    return { type: before ? "updateLiveDocument" : "createLiveDocument", revisionId };
  }
  const version = copy ?? (source && isRelease(source) ? source : undefined);
  if (!version) return { type: "deleteDocumentGroup" };
  return {
    type: "unpublishDocument",
    versionId: version.documentId,
    versionRevisionId: copy ? revisionId : version.before?._rev,
    ...toReleaseId(version),
  };
}

function toVersionEvent(id: string, group: readonly Revision[]): EventDetails | null {
  const version = group.find(({ documentId }) => documentId === id);
  if (!version) return null;
  const { transactionId, before, after } = version;
  const details = { versionId: id, ...toReleaseId(version) };
  if (after) {
    return before ? null : { type: "createDocumentVersion", ...details, versionRevisionId: transactionId };
  }
  const published = group.find(({ documentId }) => parseDocumentId(documentId).layer === "published");
  if (published?.after) return toPublication(version, transactionId);
  if (published)
    return isRelease(version) ? toPublication(version, transactionId) : { type: "deleteDocumentGroup" };
  return { type: "deleteDocumentVersion", ...details, versionRevisionId: before?._rev };
}

function toPublication(version: Revision, revisionId: string): EventDetails {
  return {
    type: "publishDocumentVersion",
    revisionId,
    versionId: version.documentId,
    versionRevisionId: version.before?._rev,
    publishCause: isRelease(version) ? "release.publish" : "document.publish",
    ...toReleaseId(version),
  };
}

function isRelease({ documentId }: Revision): boolean {
  return parseDocumentId(documentId).layer !== "drafts";
}

function toReleaseId(revision: Revision): { releaseId?: string } {
  return isRelease(revision) ? { releaseId: parseDocumentId(revision.documentId).layer } : {};
}

function byTransaction(revisions: readonly Revision[]): Revision[][] {
  return [...Map.groupBy(revisions, ({ sequence }) => sequence).values()];
}
