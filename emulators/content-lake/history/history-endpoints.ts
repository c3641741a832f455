import { requireUser } from "#content-lake/access/access.ts";
import { toReleaseDocumentId } from "#content-lake/actions/release-rules.ts";
import { toDocumentEvents } from "#content-lake/history/document-events.ts";
import { paginate } from "#content-lake/history/placed-event.ts";
import { toReleaseEvents } from "#content-lake/history/release-events.ts";
import type { Revision } from "#content-lake/history/revisions.ts";
import { LakeError } from "#content-lake/api/lake-error.ts";
import { parseDocumentId, toPublishedId } from "#content-lake/query/document-id.ts";
import type { SanityDocument } from "#content-lake/query/document.ts";
import type { LakeCall } from "#content-lake/api/services.ts";

/** `GET /data/history/:dataset/documents/:ids`, at `revision`, at `time`, or each at its last revision. */
export function answerDocumentsAt({ url, param, services: { user, history, now } }: LakeCall): Response {
  requireUser(user);
  const dataset = param("dataset");
  const ids = param("ids").split(",").filter(Boolean);
  const revision = url.searchParams.get("revision");
  const isLast = url.searchParams.get("lastRevision") === "true";
  if ([isLast, revision, url.searchParams.get("time")].filter(Boolean).length > 1) {
    throw new LakeError(400, "Use only one of revision, time and lastRevision");
  }
  if (isLast) {
    const documents = ids.flatMap((id) => lastRevision({ dataset, id, history }) ?? []);
    return Response.json({ documents });
  }
  const documents = revision
    ? history.documentsAt(dataset, ids, { kind: "revision", transactionId: revision })
    : history.documentsAt(dataset, ids, { kind: "time", time: readTime(url, "time") ?? now().toISOString() });
  return Response.json({ documents });
}

/** `GET /data/history/:dataset/events/documents/:id`. */
export function answerDocumentEvents({ url, param, services: { user, history } }: LakeCall): Response {
  requireUser(user);
  const dataset = param("dataset");
  const id = param("id");
  const groupIds = history.groupIds(dataset, toPublishedId(id));
  const releaseNames = new Set(groupIds.map((each) => parseDocumentId(each).layer));
  const events = toDocumentEvents({
    id,
    steps: history.steps(dataset, groupIds),
    releases: releaseRevisions({ dataset, history, names: [...releaseNames] }),
  });
  const { page, nextCursor } = paginate(url, events);
  return Response.json({ events: { [id]: page }, nextCursor });
}

/** `GET /data/history/:dataset/events/releases/:id`. */
export function answerReleaseEvents({ url, param, services: { user, history } }: LakeCall): Response {
  requireUser(user);
  const dataset = param("dataset");
  const name = param("id");
  const events = toReleaseEvents({
    releaseName: name,
    revisions: releaseRevisions({ dataset, history, names: [name] }),
    steps: history.steps(dataset, history.releaseIds(dataset, name)),
  });
  const { page, nextCursor } = paginate(url, events);
  return Response.json({ events: page, nextCursor });
}

interface ReleaseRevisions {
  dataset: string;
  names: readonly string[];
  history: LakeCall["services"]["history"];
}

/** The releases' history, oldest first. All of it, because a release has few, small revisions. */
function releaseRevisions({ dataset, names, history }: ReleaseRevisions): Revision[] {
  return history.revisions({
    dataset,
    documentIds: names.map(toReleaseDocumentId),
    limit: Number.MAX_SAFE_INTEGER,
    newestFirst: false,
  });
}

interface LastRevision {
  dataset: string;
  id: string;
  history: LakeCall["services"]["history"];
}

/**
 * A version published by a release returns the revision of that publication. To revert a release, the Studio uses it to find what
 * its documents were before (`useDocumentRevertStates` in its releases tool).
 */
function lastRevision({ dataset, id, history }: LastRevision): SanityDocument | null {
  const document = history.lastRevision(dataset, id);
  if (!document || !id.startsWith("versions.")) return document;
  const [latest] = history.revisions({ dataset, documentIds: [id], limit: 1, newestFirst: true });
  if (!latest || latest.after) return document;
  const { transactionId: revision } = latest;
  const [published] = history.revisions({
    dataset,
    documentIds: [toPublishedId(id)],
    from: revision,
    to: revision,
    limit: 1,
    newestFirst: true,
  });
  return published ? { ...document, _rev: revision } : document;
}

/** A time from the query, in the format of the history's timestamps. */
export function readTime(url: URL, name: string): string | undefined {
  const time = url.searchParams.get(name);
  if (!time) return undefined;
  if (Number.isNaN(Date.parse(time))) throw new LakeError(400, `"${time}" isn't a valid time`);
  return new Date(time).toISOString();
}
