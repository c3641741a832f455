import type { Revision } from "#content-lake/history.ts";
import { parseDocumentId } from "#content-lake/query/document-id.ts";

interface ReleaseEvent {
  type: string;
  timestamp: string;
  author: string;
  releaseName: string;
  [detail: string]: unknown;
}

/** The life of a release, newest first, as the Studio's release activity reads it. */
export function toReleaseEvents(releaseName: string, revisions: readonly Revision[]): ReleaseEvent[] {
  return revisions
    .flatMap((revision): ReleaseEvent[] => {
      const { author, timestamp, documentId } = revision;
      const details =
        parseDocumentId(documentId).layer === releaseName ? toMember(revision) : toStep(revision);
      return details ? [{ timestamp, author, releaseName, ...details }] : [];
    })
    .toSorted((a, b) => b.timestamp.localeCompare(a.timestamp));
}

type EventDetails = { type: string; [detail: string]: unknown };

function toMember({ documentId, transactionId, before, after }: Revision): EventDetails | null {
  const details = {
    documentId: parseDocumentId(documentId).publishedId,
    versionId: documentId,
    versionRevisionId: transactionId,
  };
  if (!before && after) return { type: "addDocumentToRelease", ...details };
  return before && !after ? { type: "discardDocumentFromRelease", ...details } : null;
}

function toStep({ before, after }: Revision): EventDetails | null {
  if (!before) return { type: "createRelease" };
  if (!after) return { type: "deleteRelease" };
  if (before.state === after.state) return null;
  switch (after.state) {
    case "published":
      return { type: "publishRelease" };
    case "archived":
      return { type: "archiveRelease" };
    case "scheduled":
      return { type: "scheduleRelease", publishAt: after.publishAt };
    default:
      return before.state === "archived" ? { type: "unarchiveRelease" } : { type: "unscheduleRelease" };
  }
}
