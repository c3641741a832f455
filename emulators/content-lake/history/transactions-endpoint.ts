import { requireUser } from "#content-lake/access/access.ts";
import { toEffects } from "#content-lake/history/effects.ts";
import { readTime } from "#content-lake/history/history-endpoints.ts";
import type { Revision } from "#content-lake/history/revisions.ts";
import { LakeError } from "#content-lake/api/lake-error.ts";
import type { LakeCall } from "#content-lake/api/services.ts";

/** `GET /data/history/:dataset/transactions/:ids`, one JSON object per line. */
export function answerTransactions(call: LakeCall): Response {
  return answer(call, call.param("ids").split(",").filter(Boolean));
}

/** `GET /data/history/:dataset/transactions`, for all documents (https://www.sanity.io/docs/http-reference/history). */
export function answerAllTransactions(call: LakeCall): Response {
  return answer(call, null);
}

/**
 * The parameters are those of the Studio's core/store/translog/getTransactionsLogs.ts. Documents' content is never sent, as with
 * `excludeContent`: mutations and effects show what changed.
 */
function answer(
  { url, param, services: { user, history } }: LakeCall,
  documentIds: string[] | null,
): Response {
  requireUser(user);
  const option = (name: string) => url.searchParams.get(name) || undefined;
  const effectFormat = option("effectFormat");
  if (effectFormat !== undefined && effectFormat !== "mendoza") {
    throw new LakeError(400, `"${effectFormat}" can't be the effectFormat. Use mendoza`);
  }
  const revisions = history.revisions({
    dataset: param("dataset"),
    documentIds,
    includeOtherDocuments: option("includeIdentifiedDocumentsOnly") !== "true",
    from: option("fromTransaction"),
    to: option("toTransaction"),
    fromTime: readTime(url, "fromTime"),
    toTime: readTime(url, "toTime"),
    authors: option("authors")?.split(",").filter(Boolean),
    limit: readLimit(option("limit")),
    newestFirst: option("reverse") === "true",
  });
  const lines = [...Map.groupBy(revisions, ({ sequence }) => sequence).values()].map((group) =>
    JSON.stringify({
      ...toTransaction(group),
      ...(option("excludeMutations") === "true"
        ? {}
        : { mutations: group.flatMap(({ mutations }) => mutations) }),
      ...(effectFormat ? { effects: toEffectsById(group) } : {}),
    }),
  );
  return new Response(lines.map((line) => `${line}\n`).join(""), {
    headers: { "content-type": "application/x-ndjson" },
  });
}

function toTransaction(group: readonly Revision[]) {
  const [first] = group;
  return {
    id: first?.transactionId,
    timestamp: first?.timestamp,
    author: first?.author,
    documentIDs: group.map(({ documentId }) => documentId),
  };
}

function toEffectsById(group: readonly Revision[]) {
  return Object.fromEntries(group.map((revision) => [revision.documentId, toEffects(revision)]));
}

const maxTransactions = 1000;

function readLimit(limit: string | undefined): number {
  if (limit === undefined) return 50;
  if (!/^[1-9]\d*$/.test(limit)) throw new LakeError(400, `"${limit}" can't be the limit of transactions`);
  return Math.min(Number(limit), maxTransactions);
}
