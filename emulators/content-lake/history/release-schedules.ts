import type { PlacedEvent } from "#content-lake/history/placed-event.ts";
import type { Revision } from "#content-lake/history/revisions.ts";
import type { Step } from "#content-lake/history/steps.ts";
import { parseDocumentId } from "#content-lake/query/document-id.ts";

interface Schedule {
  releaseId: string;
  begin: Revision;
  /** How it ended, or null while it's scheduled. */
  end: Revision | null;
}

interface Schedules {
  /** Why the documents of a release were published by this transaction. */
  causeOf: (releaseId: string, sequence: number) => "release.publish" | "release.schedule";
  /** When a version was scheduled and unscheduled with its release. */
  eventsOf: (versionId: string, steps: readonly Step[]) => PlacedEvent[];
}

/** When releases were scheduled, from the history of their documents in the lake. */
export function toSchedules(releases: readonly Revision[]): Schedules {
  const schedules: Schedule[] = [];
  for (const revision of releases) {
    const was = revision.before?.state;
    const is = revision.after?.state;
    if (was === is) continue;
    const releaseId = toReleaseName(revision);
    const standing = schedules.findLast((schedule) => schedule.releaseId === releaseId);
    if (was === "scheduled" && standing) standing.end = revision;
    if (is === "scheduled") schedules.push({ releaseId, begin: revision, end: null });
  }

  return {
    causeOf: (releaseId, sequence) => {
      const byTime = schedules.some(
        (schedule) => schedule.releaseId === releaseId && schedule.end?.sequence === sequence,
      );
      return byTime ? "release.schedule" : "release.publish";
    },
    eventsOf: (versionId, steps) => {
      const { publishedId, layer } = parseDocumentId(versionId);
      return schedules.flatMap(({ releaseId, begin, end }) => {
        const versionRevisionId = readRevision(versionId, steps, begin.sequence);
        if (releaseId !== layer || versionRevisionId === null) return [];
        const details = { documentId: publishedId, releaseId, versionId, versionRevisionId };
        const state =
          end === null ? "pending" : end.after?.state === "published" ? "published" : "unscheduled";
        const publishAt = begin.after?.publishAt;
        const events = [place(begin, { type: "scheduleDocumentVersion", ...details, state, publishAt })];
        if (end && state === "unscheduled") {
          events.push(place(end, { type: "unscheduleDocumentVersion", ...details }));
        }
        return events;
      });
    },
  };
}

/** A document's revision just before a transaction, or null without a document. */
function readRevision(id: string, steps: readonly Step[], sequence: number): string | null {
  const own = steps.filter(({ documentId }) => documentId === id);
  const latest = own.findLast((step) => step.sequence < sequence);
  if (latest) return latest.exists ? latest.transactionId : null;
  // The first known step shows what was before it.
  return own[0]?.before ?? null;
}

function place(
  { sequence, timestamp, author }: Revision,
  details: { type: string; [detail: string]: unknown },
): PlacedEvent {
  return { sequence, event: { timestamp, author, ...details } };
}

function toReleaseName({ documentId }: Revision): string {
  return documentId.slice("_.releases.".length);
}
