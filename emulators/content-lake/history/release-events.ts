import type { PlacedEvent } from "#content-lake/history/placed-event.ts";
import type { Revision } from "#content-lake/history/revisions.ts";
import type { Step } from "#content-lake/history/steps.ts";
import { toPublishedId } from "#content-lake/query/document-id.ts";

interface ReleaseLife {
  releaseName: string;
  /** The release's own revisions. */
  revisions: readonly Revision[];
  /** The steps of versions that were ever in it. */
  steps: readonly Step[];
}

type Details = { type: string; [detail: string]: unknown };

/**
 * A release's events, newest first, as the Studio's release activity reads them (`ReleaseEvent` in its
 * core/releases/tool/detail/events/types.ts). Versions deleted by publishing or archiving their release, and restored by
 * unarchiving it, have no events besides the release's.
 */
export function toReleaseEvents({ releaseName, revisions, steps }: ReleaseLife): PlacedEvent[] {
  const turns = revisions.flatMap((revision) => {
    const details = toTurn(revision);
    return details ? [{ ...revision, details }] : [];
  });
  const data = new Set(turns.map(({ sequence }) => sequence));
  const members = steps.flatMap((step) => {
    const details = data.has(step.sequence) ? null : toMember(step);
    return details ? [{ ...step, details }] : [];
  });
  return [...turns, ...members]
    .map(({ sequence, author, timestamp, details }) => ({
      sequence,
      event: { timestamp, author, releaseName, ...details },
    }))
    .toSorted((a, b) => b.sequence - a.sequence);
}

function toMember({ documentId, transactionId, before, exists, type }: Step): Details | null {
  if ((before !== null) === exists) return null;
  return {
    type: exists ? "addDocumentToRelease" : "discardDocumentFromRelease",
    documentId: toPublishedId(documentId),
    documentType: type,
    versionId: documentId,
    versionRevisionId: exists ? transactionId : before,
  };
}

function toTurn({ before, after }: Revision): Details | null {
  if (!before) return { type: "createRelease" };
  // The Studio has no event for deletion, because a deleted release isn't found.
  if (!after || before.state === after.state) return null;
  switch (after.state) {
    case "published":
      return { type: "publishRelease" };
    case "archived":
      return { type: "archiveRelease" };
    case "scheduled":
      return { type: "scheduleRelease", publishAt: after.publishAt };
    case "active":
      return { type: before.state === "archived" ? "unarchiveRelease" : "unscheduleRelease" };
    default:
      return null;
  }
}
