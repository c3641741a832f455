import { requireUser } from "#content-lake/access.ts";
import { toReleaseDocumentId } from "#content-lake/actions/release-rules.ts";
import { toDocumentEvents } from "#content-lake/history/document-events.ts";
import { toEffects } from "#content-lake/history/effects.ts";
import { toReleaseEvents } from "#content-lake/history/release-events.ts";
import { LakeError } from "#content-lake/lake-error.ts";
import { toPublishedId } from "#content-lake/query/document-id.ts";
import type { SanityDocument } from "#content-lake/query/document.ts";
import type { LakeCall } from "#content-lake/services.ts";

/** `GET /data/history/:dataset/documents/:ids`, at `revision`, at `time`, or each as it last was. */
export function answerDocumentsAt({ url, param, services: { user, history, now } }: LakeCall): Response {
  requireUser(user);
  const dataset = param("dataset");
  const ids = param("ids").split(",").filter(Boolean);
  const revision = url.searchParams.get("revision");
  if (url.searchParams.get("lastRevision") === "true") {
    const documents = ids.flatMap((id) => lastRevision({ dataset, id, history }) ?? []);
    return Response.json({ documents });
  }
  const documents = revision
    ? history.documentsAt(dataset, ids, { kind: "revision", transactionId: revision })
    : history.documentsAt(dataset, ids, { kind: "time", time: readTime(url, now) });
  return Response.json({ documents });
}

/** `GET /data/history/:dataset/transactions/:ids`, one JSON object a line. Both ends of the range are included. */
export function answerTransactions({ url, param, services: { user, history } }: LakeCall): Response {
  requireUser(user);
  const option = (name: string) => url.searchParams.get(name) || undefined;
  const revisions = history.revisions({
    dataset: param("dataset"),
    documentIds: param("ids").split(",").filter(Boolean),
    from: option("fromTransaction"),
    to: option("toTransaction"),
    limit: Math.min(Number(option("limit") ?? 50) || 50, 1000),
    newestFirst: option("reverse") === "true",
  });
  const excludeMutations = option("excludeContent") === "true" || option("excludeMutations") === "true";
  const lines = [...Map.groupBy(revisions, ({ sequence }) => sequence).values()].map((group) => {
    const [first] = group;
    const effects = group.map((revision) => [revision.documentId, toEffects(revision)]);
    return JSON.stringify({
      id: first?.transactionId,
      timestamp: first?.timestamp,
      author: first?.author,
      documentIDs: group.map(({ documentId }) => documentId),
      ...(excludeMutations ? {} : { mutations: group.flatMap(({ mutations }) => mutations) }),
      ...(option("effectFormat") === "mendoza" ? { effects: Object.fromEntries(effects) } : {}),
    });
  });
  return new Response(lines.map((line) => `${line}\n`).join(""), {
    headers: { "content-type": "application/x-ndjson" },
  });
}

/** `GET /data/history/:dataset/events/documents/:id`. */
export function answerDocumentEvents({ url, param, services: { user, history } }: LakeCall): Response {
  requireUser(user);
  const dataset = param("dataset");
  const id = param("id");
  const documentIds = history.groupIds(dataset, toPublishedId(id));
  const revisions = history.revisions({ dataset, documentIds, limit: eventHorizon, newestFirst: true });
  const { page, nextCursor } = paginate(url, toDocumentEvents(id, revisions));
  return Response.json({ events: { [id]: page }, nextCursor });
}

/** `GET /data/history/:dataset/events/releases/:id`. */
export function answerReleaseEvents({ url, param, services: { user, history } }: LakeCall): Response {
  requireUser(user);
  const dataset = param("dataset");
  const name = param("id");
  const documentIds = [toReleaseDocumentId(name), ...history.releaseIds(dataset, name)];
  const revisions = history.revisions({ dataset, documentIds, limit: eventHorizon, newestFirst: true });
  const { page, nextCursor } = paginate(url, toReleaseEvents(name, revisions));
  return Response.json({ events: page, nextCursor });
}

/** How many transactions are looked at for events; what is older is left out of the inspector. */
const eventHorizon = 2000;

interface LastRevision {
  dataset: string;
  id: string;
  history: LakeCall["services"]["history"];
}

/**
 * A version that a release published answers with the revision of that publication: by it the Studio looks up,
 * to revert a release, what its documents were before (`useDocumentRevertStates` in its releases tool).
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

function readTime(url: URL, now: () => Date): string {
  const time = url.searchParams.get("time");
  if (time === null) return now().toISOString();
  if (Number.isNaN(Date.parse(time))) throw new LakeError(400, `"${time}" is not a time`);
  return new Date(time).toISOString();
}

function paginate<T>(url: URL, events: readonly T[]): { page: T[]; nextCursor: string } {
  const start = Number(url.searchParams.get("nextCursor") ?? 0) || 0;
  const limit = Math.min(Number(url.searchParams.get("limit") ?? 100) || 100, 1000);
  const end = start + limit;
  return { page: events.slice(start, end), nextCursor: end < events.length ? String(end) : "" };
}
