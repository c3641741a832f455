import type { PlacedEvent } from "#content-lake/history/placed-event.ts";
import { toSchedules } from "#content-lake/history/release-schedules.ts";
import type { Revision } from "#content-lake/history/revisions.ts";
import type { Step } from "#content-lake/history/steps.ts";
import { parseDocumentId } from "#content-lake/query/document-id.ts";

interface Life {
  /** The document whose events are listed: published, a draft or a version. */
  id: string;
  /** The steps of it and of the others with its published ID, oldest first. */
  steps: readonly Step[];
  /** Steps of the releases it was ever in. */
  releases: readonly Revision[];
}

type Details = { type: string; [detail: string]: unknown };

/**
 * A document's events, newest first, as the Studio's history inspector reads them (`DocumentGroupEvent` in its
 * core/store/events/types.ts): created, published, unpublished, scheduled, discarded, deleted. Edits of drafts and versions
 * aren't events. The Studio gets those from the transactions.
 */
export function toDocumentEvents({ id, steps, releases }: Life): PlacedEvent[] {
  const { publishedId, layer } = parseDocumentId(id);
  const schedules = toSchedules(releases);
  const alive = new Set<string>();
  const events: PlacedEvent[] = [];
  for (const [sequence, group] of Map.groupBy(steps, (step) => step.sequence)) {
    for (const { documentId, before, exists } of group) {
      if (before !== null) alive.add(documentId);
      if (exists) alive.add(documentId);
      else alive.delete(documentId);
    }
    const step = group.find(({ documentId }) => documentId === id);
    if (!step) continue;
    const scene: Scene = { step, group, isLast: alive.size === 0, schedules };
    const details = layer === "published" ? toPublishedEvent(scene) : toVersionEvent(scene);
    const { timestamp, author } = step;
    if (details) events.push({ sequence, event: { timestamp, author, documentId: publishedId, ...details } });
  }
  return [...events, ...schedules.eventsOf(id, steps)].toSorted((a, b) => b.sequence - a.sequence);
}

interface Scene {
  step: Step;
  /** Everything the transaction did to documents with this published ID. */
  group: readonly Step[];
  /** None of them is left. */
  isLast: boolean;
  schedules: ReturnType<typeof toSchedules>;
}

function toPublishedEvent({ step, group, schedules }: Scene): Details | null {
  const others = group.filter((other) => other !== step);
  const revisionId = step.transactionId;
  if (step.exists) {
    const source = others.find((other) => !other.exists);
    if (source) return toPublication(source, schedules);
    return { type: step.before === null ? "createLiveDocument" : "updateLiveDocument", revisionId };
  }
  // Before the copy, which a release that unpublishes leaves, too.
  const marked = others.find((other) => other.wasMarkedForDeletion && !other.exists);
  if (marked) return toUnpublication(marked, marked.before);
  const copy = others.find((other) => other.before === null && other.exists);
  return copy ? toUnpublication(copy, revisionId) : { type: "deleteDocumentGroup" };
}

function toVersionEvent({ step, group, isLast, schedules }: Scene): Details | null {
  const version = { versionId: step.documentId, ...toReleaseId(step) };
  if (step.exists) {
    if (step.before !== null) return null;
    return { type: "createDocumentVersion", ...version, versionRevisionId: step.transactionId };
  }
  const published = group.find(({ documentId }) => parseDocumentId(documentId).layer === "published");
  if (published && (published.exists || step.wasMarkedForDeletion)) return toPublication(step, schedules);
  if (published || isLast) return { type: "deleteDocumentGroup" };
  return { type: "deleteDocumentVersion", ...version, versionRevisionId: step.before };
}

function toPublication(version: Step, schedules: Scene["schedules"]): Details {
  const { releaseId } = toReleaseId(version);
  const cause = releaseId === undefined ? "document.publish" : schedules.causeOf(releaseId, version.sequence);
  return {
    type: "publishDocumentVersion",
    revisionId: version.transactionId,
    versionId: version.documentId,
    versionRevisionId: version.before,
    publishCause: cause,
    ...toReleaseId(version),
  };
}

function toUnpublication(version: Step, versionRevisionId: string | null): Details {
  return {
    type: "unpublishDocument",
    versionId: version.documentId,
    versionRevisionId,
    ...toReleaseId(version),
  };
}

function toReleaseId({ documentId }: Step): { releaseId?: string } {
  const { layer } = parseDocumentId(documentId);
  return layer === "drafts" || layer === "published" ? {} : { releaseId: layer };
}
